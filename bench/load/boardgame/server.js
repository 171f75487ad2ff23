// node server.js PORT [memory | FOLDER]: the game on a port of loopback, its state in memory (what
// boardgame.io does by default) or in files of a folder (its FlatFile). It ends with its standard input.
'use strict';

const net = require('node:net');
const { Server, FlatFile } = require('boardgame.io/server');
const { Draw } = require('./game.js');

const [port, store = 'memory'] = process.argv.slice(2);

// The library listens on every address; this benchmark is for loopback alone.
const { listen } = net.Server.prototype;
net.Server.prototype.listen = function onLoopback(wanted, ...others) {
  return typeof wanted === 'number'
    ? listen.call(this, wanted, '127.0.0.1', ...others)
    : listen.call(this, wanted, ...others);
};

const server = Server({
  games: [Draw],
  origins: [],
  ...(store === 'memory' ? {} : { db: new FlatFile({ dir: store }) }),
});
process.stdin.on('end', () => process.exit(0));
process.stdin.resume();
server.run(Number(port), () => console.log('ready'));
