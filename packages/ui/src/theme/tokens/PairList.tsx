import { contrast } from './contrast.ts';
import { hexOf, type Pair, variableOf } from './pairs.ts';
import { TokenList } from './TokenList.tsx';
import classes from './Tokens.module.css';

function Sample({ pair }: { pair: Pair }) {
  const [color, background] = [variableOf(pair.front), variableOf(pair.back)];
  const isText = pair.least === 4.5;
  return (
    <div className={classes.sample} style={{ background }}>
      <span
        data-pair={pair.use}
        data-least={pair.least}
        style={{ color, ...(!isText && { display: 'block', border: '2px solid', blockSize: 16 }) }}
      >
        {isText && pair.use}
      </span>
    </div>
  );
}

/** Pairs of colours with how far apart they are, painted as components paint them. */
export function PairList({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <TokenList
      tokens={pairs.map((pair) => ({
        name: `${pair.use}: ${pair.front} on ${pair.back}`,
        value: `${contrast(hexOf(pair.front), hexOf(pair.back)).toFixed(2)} (least ${pair.least})`,
        sample: <Sample pair={pair} />,
      }))}
    />
  );
}
