// Fills in what the server's messages leave out: fields that have their default. Made by
// `python -m tools.wire_types`: don't edit.

/** Of each message its fields: the default, and the message that is in it (`*`: see its tag).
 * @type {Record<string, Record<string, [unknown, string?]>>} */
const SHAPES = {
  "Answer": {"refusal":[null,"Refusal"],"view":[null,"View"]},
  "Answered": {"yes":[null]},
  "BeatBack": {"id":[""]},
  "Checked": {"hands":[0],"shuffles":[0],"events":[0],"judged":[0],"line":[0],"why":[""]},
  "CommandAnswered": {"answer":[null,"Answer"]},
  "Cut": {"deuce":[null]},
  "Deadline": {"until":[null]},
  "Deal": {"cards":[null]},
  "Drafted": {"groups":[null,"GroupJudged"],"points":[null],"keep":[null],"out":[false],"refusal":[null,"Refusal"]},
  "Drew": {"card":[null],"refilled":[0]},
  "Entry": {"event":[null,"*"],"note":[null,"*"],"line":[null],"text":[null]},
  "Events": {"events":[null,"Entry"],"view":[null,"View"]},
  "GameDone": {"hands":[null,"HandDone"],"over":[false],"shares":[{}]},
  "GameView": {"dealer":[null],"cutter":[null],"to_act":[null],"stock":[0],"pile":[[]],"refills":[0],"taken":[null],"kept":[null],"melds":[[],"TableMeld"],"went_out":[null],"void":[false],"buying":[null,"BuyingView"],"shares":[[],"SeatNumberPair"]},
  "Games": {"games":[null,"GameDone"]},
  "GroupJudged": {"meld":[null,"MeldTold"],"others":[[],"MeldTold"],"lay_offs":[[],"LayOffTold"],"fits":[[],"LayOffTold"],"refusal":[null,"Refusal"]},
  "HandDone": {"last":[null]},
  "HandTold": {"moments":[null,"Moment"]},
  "Happened": {"events":[null,"Entry"],"view":[null,"View"]},
  "Listed": {"language":[null]},
  "Made": {"seated":[null,"Seated"]},
  "MayDo": {"draw":[false],"take":[false],"skip":[false],"discards":[[]],"deepest":[null]},
  "MeldTold": {"stands_for":[[]]},
  "Melded": {"melds":[null,"MeldTold"],"lay_offs":[null,"LayOffTold"]},
  "Mistaken": {"id":[""]},
  "Moment": {"entries":[null,"Entry"],"view":[null,"View"]},
  "Nonce": {"depth":[null]},
  "OwnView": {"person":[null],"seat":[null],"hand":[[]],"drawn":[null],"depth":[null],"may_keep":[null],"points":[0],"decision":[null,"MayDo"],"muted":[[]],"meanwhile":[[]],"answered":[null]},
  "Points": {"points":[null,"SeatNumberPair"],"scores":[null,"SeatNumberPair"]},
  "PublicView": {"seats":[null,"SeatView"],"house":[null,"House"],"watchers":[[],"WatcherView"],"host":[null],"paused":[false],"asleep":[false],"chat":[true],"spectators":[true],"hints":[[]],"games":[0],"late_entry":[false],"waits":[[],"Deadline"],"game":[null,"GameView"],"broken":[""],"language":[null]},
  "Refusal": {"rule":[null],"details":[{}]},
  "Replied": {"id":[""],"draft":[null,"Drafted"],"suggestion":[null,"Suggested"],"understood":[null,"Understood"],"view":[null,"View"],"refusal":[null,"Refusal"]},
  "Reveal": {"depth":[null]},
  "SeatView": {"person":[null],"name":[""],"bot":[null],"host":[false],"present":[false],"away":[false],"ready":[false],"muted":[false],"out":[false],"resigned":[false],"score":[0],"chips":[0],"balance":[0],"cards":[0],"known":[[]],"shown":[null],"opened":[false],"bought":[0],"agrees":[false],"hints":[0],"offered":[false],"open":[false]},
  "Snapshot": {"view":[null,"View"]},
  "Suggested": {"move":[null,"*"],"line":[""]},
  "TableMeld": {"stands_for":[[]],"id":[0],"owner":[0]},
  "Tables": {"tables":[null,"Listed"]},
  "Understood": {"command":[null],"move":[null,"*"],"argument":[null],"sentence":[""],"legal":[false],"refusal":[null,"Refusal"],"what":[null,"*"]},
  "View": {"table":[null,"PublicView"],"own":[{},"OwnView"],"hands":[null]},
  "WatcherView": {"waiting":[false],"host":[false]},
  "Wins": {"shares":[null,"SeatNumberPair"]},
};

/** @type {Record<string, string>} */
const TAGS = {
  "event:answers": "Answered",
  "type:beat": "BeatBack",
  "type:answer": "CommandAnswered",
  "event:cut": "Cut",
  "event:deal": "Deal",
  "event:draws": "Drew",
  "type:events": "Happened",
  "event:melds": "Melded",
  "type:mistake": "Mistaken",
  "event:nonce": "Nonce",
  "event:points": "Points",
  "type:reply": "Replied",
  "event:reveal": "Reveal",
  "type:snapshot": "Snapshot",
  "event:wins": "Wins",
};

const TAG_FIELDS = ["type", "event", "note"];

/** @param {any} message */
function named(message) {
  const field = TAG_FIELDS.find((tag) => typeof message[tag] === "string");
  return field ? TAGS[`${field}:${message[field]}`] : undefined;
}

/** Return a message with all its fields.
 * @template {keyof import("./wire").Shapes} Name
 * @param {Name} name @param {any} message
 * @returns {import("./wire").Shapes[Name]} */
export function filled(name, message) {
  return fill(name, message);
}

/** Return what came over the line with all its fields.
 * @param {any} message @returns {import("./wire").FromServer} */
export function received(message) {
  return fill("*", message);
}

/** @param {string} name @param {any} message @returns {any} */
function fill(name, message) {
  if (message === null || typeof message !== "object") return message;
  if (Array.isArray(message)) return message.map((one) => fill(name, one));
  const shape = SHAPES[(name === "*" ? named(message) : name) ?? ""];
  if (!shape) return message;
  const made = { ...message };
  for (const [field, [left, inner]] of Object.entries(shape)) {
    const value = field in message ? message[field] : structuredClone(left);
    made[field] = inner ? fill(inner, value) : value;
  }
  return made;
}
