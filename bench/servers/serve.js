/** Shared by all servers here: a message with what to serve, and the URL in response. */
import { once } from 'node:events';
import { createServer } from 'node:http';

// The used CPU time, in microseconds.
process.on('message', message => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system });
});

// The benchmark has ended, in whatever way.
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
