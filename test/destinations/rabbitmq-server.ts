/** A real RabbitMQ. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'amqplib';
import type { Cleanup } from '../helper.ts';
import { until } from '../until.ts';
import { answers, broker, freePort } from './brokers.ts';

/** The program itself: that of the system becomes another user, without our settings. */
const itself = '/usr/lib/rabbitmq/bin/rabbitmq-server';

/** `config`: lines of its configuration. */
export async function rabbit(cleanup: Cleanup, config = '') {
  const [distribution, names] = [String(await freePort()), String(await freePort())];
  // Erlang would start it as a daemon that nobody ends.
  const mapper = spawn('epmd', ['-port', names, '-address', '127.0.0.1'], { stdio: 'ignore' });
  const ended = new Promise(resolve => mapper.once('exit', resolve).once('error', resolve));
  cleanup(() => {
    mapper.kill();
    return ended;
  });
  await until(() => answers(Number(names)));
  return broker(
    cleanup,
    itself,
    () => [],
    (port, folder) => {
      writeFileSync(`${folder}/broker.conf`, config);
      return {
        HOME: folder,
        RABBITMQ_NODENAME: `test${port}@localhost`,
        RABBITMQ_NODE_PORT: String(port),
        RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
        RABBITMQ_DIST_PORT: distribution,
        RABBITMQ_MNESIA_BASE: folder,
        RABBITMQ_LOG_BASE: folder,
        RABBITMQ_ENABLED_PLUGINS_FILE: `${folder}/plugins`,
        RABBITMQ_CONFIG_FILE: `${folder}/broker`,
        ERL_EPMD_PORT: names,
      };
    },
  );
}

/** A channel of a consumer. It opens a port before it answers. */
export async function channelOf(cleanup: Cleanup, port: number) {
  const open = async () => {
    try {
      const connection = await connect(`amqp://127.0.0.1:${port}`);
      connection.on('error', () => {});
      cleanup(() => connection.close().catch(() => {}));
      return await connection.createChannel();
    } catch {
      return null;
    }
  };
  return until(open);
}
