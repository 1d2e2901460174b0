import { Server, Socket } from 'node:net';
import process from 'node:process';

/**
 * Loaded into a process by `--import`: each port of the documents is another one, of MAPPED_PORTS ("3000=41234,3001=…"), to listen on and to
 * connect to. The process itself knows nothing of it, so that a documented command is run word by word on a machine where somebody
 * else has its ports.
 */
const pairs = (process.env.MAPPED_PORTS ?? '').split(',').map((pair) => pair.split('=').map(Number));
const mapped = new Map(pairs);
const former = new Map(pairs.map(([port, free]) => [free, port]));

const { listen, address } = Server.prototype;
const { connect } = Socket.prototype;

Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, mapped.get(port) ?? port, ...rest);
};

Server.prototype.address = function () {
  const found = address.call(this);
  return found && typeof found === 'object'
    ? { ...found, port: former.get(found.port) ?? found.port }
    : found;
};

Socket.prototype.connect = function (...words) {
  // What Node itself calls it with is an array of the options and a listener.
  const [options] = Array.isArray(words[0]) ? words[0] : words;
  if (options && typeof options === 'object' && mapped.has(Number(options.port)))
    options.port = mapped.get(Number(options.port));
  return connect.apply(this, words);
};
