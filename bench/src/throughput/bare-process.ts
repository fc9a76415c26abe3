import pg from 'pg';
import { bareServer } from '../bare.ts';

// The yardstick as a process of its own, with as many connections as the server has.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const bare = await bareServer(pool);
process.send?.(bare.url);
