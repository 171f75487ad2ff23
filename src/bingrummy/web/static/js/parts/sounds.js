// Sounds made by the page itself: wood on wood, a card on felt. Nothing is fetched.
// What may live here: short sounds. Whether they are wanted is asked by who calls.

/** @type {AudioContext | null} */
let context = null;

/** @returns {AudioContext | null} where the browser lets sounds be made */
function audio() {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume().catch(() => {});
    return context;
  } catch {
    return null;
  }
}

/** A tone that dies away, as struck wood does.
 * @param {number} pitch hertz @param {number} after seconds @param {number} loud 0 to 1 @param {number} long seconds */
function strike(pitch, after, loud, long) {
  const here = audio();
  if (!here) return;
  const at = here.currentTime + after;
  const tone = new OscillatorNode(here, { type: "triangle", frequency: pitch });
  const volume = new GainNode(here, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  tone.connect(volume).connect(here.destination);
  tone.start(at);
  tone.stop(at + long + 0.02);
}

/** A rustle: noise through a narrow band. @param {number} after seconds @param {number} band hertz */
function rustle(after, band) {
  const here = audio();
  if (!here) return;
  const length = Math.floor(here.sampleRate * 0.06);
  const buffer = here.createBuffer(1, length, here.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 2;
  const source = new AudioBufferSourceNode(here, { buffer });
  const filter = new BiquadFilterNode(here, { type: "bandpass", frequency: band, Q: 0.8 });
  source.connect(filter).connect(new GainNode(here, { gain: 0.25 })).connect(here.destination);
  source.start(here.currentTime + after);
}

/** It is your turn: two knocks on wood. */
export function knock() {
  strike(392, 0, 0.16, 0.16);
  strike(523, 0.14, 0.16, 0.24);
}

/** A card is drawn or thrown. */
export const card = () => rustle(0, 2600);

/** Melds are laid. */
export function lay() {
  for (let at = 0; at < 3; at++) rustle(at * 0.07, 2000 + 300 * at);
}

/** Somebody goes out. */
export function out() {
  [392, 494, 587, 784].forEach((pitch, at) => strike(pitch, at * 0.11, 0.13, 0.35));
}
