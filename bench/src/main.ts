import { parseArgs } from 'node:util';
import { endure } from './endurance/main.ts';
import { measureHouse } from './house.ts';
import { groups, measureScale } from './scale/main.ts';
import { measureStatements } from './statements/main.ts';

const help = `Measures what the README promises, beside a yardstick of the same run.

  pnpm bench                     uploads, mails, packs, screens and first loads, with 100,000 orders
  pnpm bench --orders 5000000    calls, searches, reports and writes at 100,000, 1 and 5 million
                                 orders, in processes of their own, flushed to the disk

  pnpm bench --endure 60         an hour of random work and kill -9, then every count is proven
  pnpm bench --statements [FILE] the statements of the server's tests, by what they would need where
                                 orders are spread over several databases

  --orders N          fill a database to each size up to N and measure there
  --only GROUP,...    only these: ${Object.keys(groups).join(', ')}
  --data DIR          where the database is kept (.bench); a later run goes on with it
  --explain           write the plans of lists, searches and reports to DIR/results instead
  --help              this text
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: 'string' },
    endure: { type: 'string' },
    statements: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    data: { type: 'string', default: '.bench' },
    explain: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(help);
} else if (values.endure !== undefined) {
  await endure(Number(values.endure));
} else if (values.statements) {
  await measureStatements(positionals);
} else if (values.orders === undefined) {
  await measureHouse();
} else {
  const only = values.only === '' ? [] : values.only.split(',');
  const unknown = only.find((name) => !(name in groups));
  if (unknown !== undefined) throw new Error(`There is no group ${unknown}.\n${help}`);
  await measureScale({
    orders: Number(values.orders),
    only,
    dataDir: values.data,
    explain: values.explain,
  });
}
