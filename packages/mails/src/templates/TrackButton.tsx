import { Button, Section } from 'react-email';
import { colours } from './look.ts';
import { slot } from './slots.tsx';

/** The link to the order. It opens nothing by itself: Track Order asks for the e-mail address. */
export function TrackButton() {
  return (
    <Section style={{ padding: '4px 0 0' }}>
      <Button href={slot('trackLink')} style={button} data-link="">
        Track your order
      </Button>
    </Section>
  );
}

const button = {
  padding: '15px 24px',
  borderRadius: '10px',
  backgroundColor: colours.button.light,
  color: colours.onButton.light,
  fontSize: '16px',
  fontWeight: 600,
};
