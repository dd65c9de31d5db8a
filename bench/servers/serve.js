/** What every server here shares: a message that says what to serve, and the address it is served at. */
import { once } from 'node:events';
import { createServer } from 'node:http';

// How much CPU time it has used, in microseconds.
process.on('message', message => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system });
});

// The bench is gone, however it ended.
process.once('disconnect', () => process.exit());

export async function instructions() {
  const [message] = await once(process, 'message');
  return message;
}

export async function serve(listener, more = {}) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.send({ url: `http://127.0.0.1:${server.address().port}`, ...more });
}
