import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeMeters } from '../../../src/adapters/metrics/make-meters.ts';
import { repositoryRoot } from '../../../src/core/root.ts';

const docs = (name: string) => join(repositoryRoot, 'docs', name);
const textOf = (name: string) => readFileSync(docs(name), 'utf8');

/** A metric with everything that a query may say of it. */
interface Known {
  readonly type: string;
  readonly labels: readonly string[];
}

/** Names as Prometheus stores them. Job and instance are labels of each. */
function knownSeries(): Map<string, Known> {
  const metrics = makeMeters().registry.getMetricsAsArray();
  return new Map(
    metrics.flatMap((metric): [string, Known][] => {
      const names = 'labelNames' in metric ? metric.labelNames : [];
      const labels = [...(names as string[]), 'job', 'instance'];
      const known = { type: String(metric.type), labels };
      if (known.type !== 'histogram') return [[metric.name, known]];
      return [
        [`${metric.name}_bucket`, { ...known, labels: [...known.labels, 'le'] }],
        [`${metric.name}_sum`, known],
        [`${metric.name}_count`, known],
      ];
    }),
  );
}

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets?: { expr: string }[] }[];
}

const dashboardQueries = (JSON.parse(textOf('grafana.json')) as Dashboard).panels.flatMap(
  ({ title, targets = [] }) => targets.map(({ expr }) => [`grafana: ${title}`, expr] as const),
);

/** The rules' expressions: on the line of `expr`, or folded below it. */
const ruleQueries = textOf('alerts.yml')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((rule) => {
    const [, expr = ''] = /^ {8}expr: (?:>-\n)?([\s\S]*?)(?=^ {8}\w)/m.exec(rule) ?? [];
    return [`alert: ${rule.split('\n')[0]}`, expr.trim()] as const;
  });

const queries = [...dashboardQueries, ...ruleQueries];

/** Names with what stands in braces behind them, and labels that are grouped by. */
function mentions(query: string) {
  const plain = query.replace(/"[^"]*"/g, '""');
  const series = [...plain.matchAll(/\b((?:pabean|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g)].map(
    ([, name = '', braces = '']) => ({
      name,
      labels: [...braces.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    }),
  );
  const grouped = [...plain.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  );
  return { series, grouped };
}

test('every query of the dashboard and of the alerts asks for what the server tells', () => {
  const known = knownSeries();
  known.set('up', { type: 'gauge', labels: ['job', 'instance'] });
  expect(dashboardQueries.length).toBeGreaterThan(25);
  expect(ruleQueries.length).toBeGreaterThan(12);
  for (const [where, query] of queries) {
    const { series, grouped } = mentions(query);
    expect(series, where).not.toEqual([]);
    for (const { name, labels } of series) {
      const metric = known.get(name);
      expect(metric, `${where}: ${name}`).toBeDefined();
      for (const label of [...labels, ...grouped]) {
        expect(metric?.labels, `${where}: ${name} has no label ${label}`).toContain(label);
      }
      // A counter alone says nothing: it begins anew with each process.
      const counted = new RegExp(`(rate|increase)\\(${name}`).test(query);
      if (metric?.type === 'counter') expect(counted, `${where}: ${name}`).toBe(true);
    }
  }
});

test('each metric of ours is used by the dashboard or an alert, and explained', () => {
  const asked = queries.map(([, query]) => query).join('\n');
  const explained = textOf('operations.md');
  const own = makeMeters()
    .registry.getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('pabean_'));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((name) => !new RegExp(`\\b${name}(_bucket)?\\b`).test(asked))).toEqual([]);
  expect(own.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
});

const promtool = spawnSync('promtool', ['--version']).status === 0;

test.skipIf(!promtool)('promtool takes the rules, and they raise what they should', () => {
  const run = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
  expect(run('check', 'rules', docs('alerts.yml'))).toMatchObject({ status: 0 });
  expect(run('test', 'rules', docs('alerts.test.yml'))).toMatchObject({ status: 0 });
});
