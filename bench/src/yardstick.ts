import { connect } from '@pabean/api/testing';
import { bareServer } from './bare.ts';

/** The yardstick as a process of its own: `node yardstick.ts DATABASE_URL` says where it listens. */
const { pool } = connect(process.argv[2] ?? '');
const { url } = await bareServer(pool);
process.stdout.write(`${url}\n`);
