import { useMantineTheme } from '@mantine/core';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { type RootVariable, rootVariables } from './rootVariables.ts';
import { TokenList } from './TokenList.tsx';
import classes from './Tokens.module.css';

type FromPageProps = { start: string; sample?: (value: string) => ReactNode };

/** Variables of the style sheet: it must be in the page before they can be read. */
export function FromPage({ start, sample = () => null }: FromPageProps) {
  const [found, setFound] = useState<RootVariable[]>([]);
  useEffect(() => setFound(rootVariables(start)), [start]);
  return <TokenList tokens={found.map((token) => ({ ...token, sample: sample(token.value) }))} />;
}

type FromThemeProps = {
  scale: 'spacing' | 'radius' | 'breakpoints';
  style?: (value: string) => CSSProperties;
};

/** A scale of Mantine's theme. */
export function FromTheme({ scale, style }: FromThemeProps) {
  const values: Record<string, string> = useMantineTheme()[scale];
  const look = scale === 'spacing' ? classes.bar : classes.box;
  return (
    <TokenList
      tokens={Object.entries(values).map(([name, value]) => ({
        name: `${scale}.${name}`,
        value,
        sample: style && <div className={look} style={style(value)} />,
      }))}
    />
  );
}

const words = 'Track your declaration';

/** Sizes of text with their lines, and the headings. */
export function TypeScale() {
  const { fontSizes, lineHeights, headings } = useMantineTheme();
  const lines: Record<string, string> = lineHeights;
  const sizes = Object.entries(fontSizes).map(([name, fontSize]) => {
    const style = { fontSize, lineHeight: lines[name] };
    return { name: `fontSizes.${name}`, style };
  });
  const heads = Object.entries(headings.sizes).map(([name, { fontSize, lineHeight, ...own }]) => {
    const fontWeight = own.fontWeight ?? headings.fontWeight;
    return { name: `headings.${name}`, style: { fontSize, lineHeight, fontWeight } };
  });
  return (
    <TokenList
      tokens={[...sizes, ...heads].map(({ name, style }) => ({
        name,
        value: Object.values(style).join(' / '),
        sample: <span style={style}>{words}</span>,
      }))}
    />
  );
}
