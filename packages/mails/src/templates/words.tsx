import type { ReactNode } from 'react';
import { Button, Section, Text } from 'react-email';
import { breaking, colours } from './look.ts';
import { slot } from './slots.tsx';

/** A sentence of a letter. */
export function Sentence({ children }: { children: ReactNode }) {
  return (
    <Text className="m-text" style={sentence}>
      {children}
    </Text>
  );
}

/** A smaller sentence under something. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Text className="m-quiet" style={note}>
      {children}
    </Text>
  );
}

/** The heading of a part of a letter. */
export function PartHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className="m-text" style={partHeading}>
      {children}
    </h2>
  );
}

interface QuoteProps {
  readonly by: 'ask' | 'ours' | 'theirs';
  readonly name: string;
  readonly children?: ReactNode;
}

/** What somebody wrote, in its own lines and its own direction; its heading stands in the same box. */
export function Quote({ by, name, children }: QuoteProps) {
  return (
    <div className={`m-${by} m-text`} style={{ ...quote, ...grounds[by] }}>
      {children}
      <div dir="auto" data-quote="">
        {slot(name)}
      </div>
    </div>
  );
}

/** The link to the order. It opens nothing by itself: Track Order asks for the e-mail address. */
export function OrderButton({ words }: { words: string }) {
  return (
    <Section style={{ padding: '4px 0 12px' }}>
      <Button href={slot('trackLink')} style={button} data-link="">
        {words}
      </Button>
    </Section>
  );
}

export const sentence = {
  ...breaking,
  margin: '0 0 12px',
  fontSize: '17px',
  lineHeight: '26px',
  color: colours.text.light,
};
const note = {
  ...breaking,
  margin: '0 0 14px',
  fontSize: '15px',
  lineHeight: '22px',
  color: colours.quiet.light,
};
const partHeading = {
  ...breaking,
  margin: '0 0 8px',
  fontSize: '18px',
  lineHeight: '26px',
  fontWeight: 600,
  color: colours.text.light,
};
const quote = {
  ...breaking,
  margin: '0 0 18px',
  padding: '12px 16px',
  borderRadius: '10px',
  fontSize: '17px',
  lineHeight: '26px',
  color: colours.text.light,
};
const ground = (colour: 'ask' | 'ours' | 'theirs', line: 'askLine' | 'oursLine' | 'line') => ({
  backgroundColor: colours[colour].light,
  border: `1px solid ${colours[line].light}`,
});
const grounds = {
  ask: ground('ask', 'askLine'),
  ours: ground('ours', 'oursLine'),
  theirs: ground('theirs', 'line'),
};
const button = {
  display: 'block',
  textAlign: 'center',
  padding: '15px 24px',
  borderRadius: '10px',
  backgroundColor: colours.button.light,
  color: colours.onButton.light,
  fontSize: '17px',
  fontWeight: 600,
} as const;
