import { Link, Section, Text } from 'react-email';
import { breaking, colours, link } from './look.ts';
import { say, slot, WhenSet } from './slots.tsx';

const pages = [
  ['terms', slot('termsUrl')],
  ['privacy', `${slot('marketingUrl')}/privacy-policy`],
  ['contact', `${slot('marketingUrl')}/contact-us`],
  ['refundPage', slot('refundPolicyUrl')],
] as const;

/** Whom to ask, what the fee buys, who writes, and the four pages (spec section 2). */
export function Footer() {
  return (
    <Section style={{ padding: '20px 4px 0' }}>
      <Text className="m-quiet" style={small}>
        {say('questions')}
      </Text>
      <Text className="m-quiet" style={small}>
        <strong>{say('payFor')}</strong> {say('officialFree')} {say('feeBuys')}{' '}
        <WhenSet name="statementName">{say('statementIs')}</WhenSet>
      </Text>
      <Text className="m-quiet" style={small}>
        {say('privateOf')}
      </Text>
      <Text className="m-quiet" style={small}>
        {pages.map(([label, href], index) => (
          <span key={label}>
            {index > 0 && <span data-skip-in-text="true"> · </span>}
            <Link href={href} className="m-link" style={link} data-link="">
              {say(label)}
            </Link>
          </span>
        ))}
      </Text>
    </Section>
  );
}

const small = {
  ...breaking,
  margin: '0 0 10px',
  fontSize: '15px',
  lineHeight: '22px',
  color: colours.quiet.light,
};
