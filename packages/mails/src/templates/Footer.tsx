import { Link, Section, Text } from 'react-email';
import { breaking, colours } from './look.ts';
import { slot } from './slots.tsx';

const pages = [
  ['Terms', 'terms-and-conditions'],
  ['Privacy', 'privacy-policy'],
  ['Contact', 'contact-us'],
  ['Refund', 'refund-policy'],
] as const;

/** Whom to ask, who writes, and the four pages of the marketing site (spec section 2). */
export function Footer() {
  return (
    <Section style={{ padding: '20px 4px 0' }}>
      <Text className="m-quiet" style={small}>
        Questions:{' '}
        <Link href={`mailto:${slot('companyEmail')}`} className="m-link" style={link}>
          {slot('companyEmail')}
        </Link>
        , <span style={{ whiteSpace: 'nowrap' }}>{slot('companyPhone')}</span>
      </Text>
      <Text className="m-quiet" style={small}>
        {slot('productLabel')} is a private service of {slot('companyName')}. It is not affiliated
        with the Indonesian government.
      </Text>
      <Text className="m-quiet" style={small}>
        {slot('companyName')}, {slot('companyAddress')}
      </Text>
      <Text className="m-quiet" style={small}>
        {pages.map(([label, path], index) => (
          <span key={path}>
            {index > 0 && <span data-skip-in-text="true"> · </span>}
            <Link
              href={`${slot('marketingUrl')}/${path}`}
              className="m-link"
              style={link}
              data-link=""
            >
              {label}
            </Link>
          </span>
        ))}
      </Text>
    </Section>
  );
}

const small = {
  ...breaking,
  margin: '0 0 8px',
  fontSize: '14px',
  lineHeight: '21px',
  color: colours.quiet.light,
};
const link = { color: colours.link.light, textDecoration: 'underline' };
