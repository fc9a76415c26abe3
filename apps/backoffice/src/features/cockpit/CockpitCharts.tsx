import '@mantine/charts/styles.layer.css';
import { BarChart, type BarChartProps } from '@mantine/charts';
import type { Cockpit } from '@pabean/api-client/contract';
import type { Chart } from './ChartFrame.tsx';
import styles from './CockpitScreen.module.css';
import { isOver, percent, ratioOf, shareOf, shortMonth } from './cockpit-figures.ts';

type Month = Cockpit['months'][number];

const still = { isAnimationActive: false } as const;
/** What it says is said in words beside it; a chart that takes the focus would say it again. */
const usual = {
  className: styles.canvas,
  h: undefined,
  gridAxis: 'x',
  tickLine: 'none',
  withTooltip: true,
  tooltipAnimationDuration: 0,
  strokeDasharray: '0',
  gridColor: 'gray.2',
  barChartProps: { accessibilityLayer: false },
} as const satisfies Partial<BarChartProps>;

/** The charts of the cockpit; recharts comes with them. */
export function CockpitCharts({ cockpit, chart }: { cockpit: Cockpit; chart: Chart }) {
  return chart === 'ratio' ? (
    <Ratio months={cockpit.months} />
  ) : (
    <Outcomes months={cockpit.months} />
  );
}

const points = (part: number, whole: number) => (shareOf(part, whole) ?? 0) * 100;

/** A month over the line is drawn by series of its own, so that its colour is. */
function ratioRow(month: Month, isLast: boolean) {
  const over = isOver(month, month.line_share);
  const disputes = points(month.disputes, month.payments);
  const fraud = points(month.fraud_reports, month.payments);
  return {
    month: shortMonth(month.month),
    fraud: over ? 0 : fraud,
    disputes: over ? 0 : disputes,
    fraudOver: over ? fraud : 0,
    disputesOver: over ? disputes : 0,
    label: over || isLast ? percent(ratioOf(month), 2) : '',
  };
}

const ratioSeries = [
  { name: 'fraud', label: 'Fraud reports', color: 'teal.8' },
  { name: 'disputes', label: 'Disputes', color: 'teal.5' },
  { name: 'fraudOver', label: 'Fraud reports', color: 'chargeback.8' },
  { name: 'disputesOver', label: 'Disputes', color: 'chargeback.6' },
];

function Ratio({ months }: { months: readonly Month[] }) {
  const data = months.map((month, index) => ratioRow(month, index === months.length - 1));
  const top = Math.max(
    ...months.map((month) => Math.max(ratioOf(month) ?? 0, month.line_share) * 100),
  );
  const ticks = ticksUpTo(top);
  const ratios = months.map((month) => ratioOf(month) ?? 0);
  // Where there is little room, the highest and the last say enough.
  const isMinor = (index: number) =>
    index !== months.length - 1 && ratios[index] !== Math.max(...ratios);
  const label = (props: { x?: unknown; y?: unknown; width?: unknown; index?: number }) => {
    const words = data[props.index ?? -1]?.label;
    if (!words) return <g />;
    return (
      <text
        x={Number(props.x) + Number(props.width) / 2}
        y={Number(props.y) - 6}
        className={styles.value}
        data-minor={isMinor(props.index ?? -1) || undefined}
        textAnchor="middle"
      >
        {words}
      </text>
    );
  };
  return (
    <BarChart
      {...usual}
      data-many={months.length > 6 || undefined}
      data={data}
      dataKey="month"
      type="stacked"
      series={ratioSeries}
      referenceLines={linesOf(months)}
      valueFormatter={(value) => `${value.toFixed(2)}%`}
      yAxisProps={{
        width: 52,
        domain: [0, ticks.at(-1) ?? 0],
        ticks,
        tickFormatter: (value: number) => `${value.toFixed(1)}%`,
      }}
      xAxisProps={{ interval: 0 }}
      maxBarWidth={28}
      barProps={({ name }) => ({
        ...still,
        ...(name === 'disputesOver' && { label }),
      })}
    />
  );
}

/** Round steps of an axis, with room for a number above the highest. */
function ticksUpTo(top: number): number[] {
  const step = [0.5, 1, 2, 5, 10, 25].find((one) => (top * 1.1) / one <= 5) ?? 50;
  return Array.from({ length: Math.ceil((top * 1.1) / step) + 1 }, (_, index) => index * step);
}

/** The dashed line; a step where another one counted from some month on. */
function linesOf(months: readonly Month[]): NonNullable<BarChartProps['referenceLines']> {
  const look = {
    color: 'chargeback.7',
    strokeDasharray: '5 4',
    strokeWidth: 2,
    ifOverflow: 'visible',
  } as const;
  const first = months[0];
  if (first === undefined) return [];
  if (months.every((month) => month.line_share === first.line_share)) {
    return [{ ...look, y: first.line_share * 100 }];
  }
  const name = (index: number) => shortMonth(months[index]?.month ?? '');
  const steps = months.flatMap(({ line_share }, index) =>
    index === 0 || months[index - 1]?.line_share !== line_share ? [index] : [],
  );
  return steps.map((from, place) => {
    const next = steps[place + 1];
    const y = (months[from]?.line_share ?? 0) * 100;
    // By the edges of the months' bands: from the beginning of one, or to the end of the last.
    return next === undefined
      ? {
          ...look,
          position: 'end',
          segment: [
            { x: name(from - 1), y },
            { x: name(months.length - 1), y },
          ],
        }
      : {
          ...look,
          position: 'start',
          segment: [
            { x: name(from), y },
            { x: name(next), y },
          ],
        };
  });
}

const outcomeSeries = [
  { name: 'won', label: 'Won', color: 'teal.6' },
  { name: 'lost', label: 'Lost', color: 'chargeback.3' },
  { name: 'prevented', label: 'Prevented', color: 'gray.4' },
];

function Outcomes({ months }: { months: readonly Month[] }) {
  const data = months.slice(-6).map(({ month, won, lost, prevented }) => ({
    month: shortMonth(month),
    won,
    lost,
    prevented,
  }));
  return (
    <BarChart
      {...usual}
      data={data}
      dataKey="month"
      type="stacked"
      series={outcomeSeries}
      yAxisProps={{ width: 32, allowDecimals: false }}
      xAxisProps={{ interval: 0 }}
      maxBarWidth={28}
      barProps={still}
    />
  );
}
