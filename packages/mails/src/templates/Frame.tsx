import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Html, Section, Text } from 'react-email';
import type { MailText } from '../catalogs/en.ts';
import { Footer } from './Footer.tsx';
import { breaking, colours, fontFamily, nightStyles } from './look.ts';
import { inEnglish, say, slot, WhenMissing, WhenSet } from './slots.tsx';
import { type Subject, subjectSlot } from './subject.ts';
import { sentence } from './words.tsx';

interface FrameProps {
  readonly subject: Subject;
  readonly heading: ReactNode;
  /** What it says in English too, where a bank may read it: below a letter in another language. */
  readonly english?: ReactNode;
  readonly children: ReactNode;
}

/** What all mails share: the head with both colour schemes, the product's name, greeting, footer. */
export function Frame({ subject, heading, english, children }: FrameProps) {
  return (
    <Html {...language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta
          name="format-detection"
          content="telephone=no, date=no, address=no, email=no, url=no"
        />
        <title>{subjectSlot(subject)}</title>
        <style dangerouslySetInnerHTML={{ __html: nightStyles }} />
      </Head>
      <Body {...language} className="m-page" style={page}>
        <Container className="m-page" style={column}>
          <Text className="m-quiet" style={top}>
            <span className="m-link" style={product} data-skip-in-text="true">
              {slot('productLabel')}
            </span>{' '}
            {say('privateService')}
          </Text>
          <Section className="m-card" tdClassName="m-pad" style={card}>
            <Text className="m-text" style={sentence}>
              <WhenSet name="fullName">{say('dear')}</WhenSet>
              <WhenMissing name="fullName">{say('dearTraveller')}</WhenMissing>
            </Text>
            <Heading as="h1" className="m-text" style={title}>
              {heading}
            </Heading>
            {children}
          </Section>
          {english !== undefined && <InEnglish>{english}</InEnglish>}
          <Footer />
        </Container>
      </Body>
    </Html>
  );
}

function InEnglish({ children }: { children: ReactNode }) {
  return (
    <WhenSet name="notEnglish">
      <Section className="m-card" tdClassName="m-pad" style={{ ...card, marginTop: '16px' }}>
        <div lang="en" dir="ltr">
          <Text className="m-quiet" style={{ ...sentence, color: colours.quiet.light }}>
            In English
          </Text>
          {children}
        </div>
      </Section>
    </WhenSet>
  );
}

/** The heading and the sentence of the English part, in one. */
export function EnglishLead({ heading, children }: { heading: ReactNode; children?: ReactNode }) {
  return (
    <Text className="m-text" style={sentence}>
      <strong>{heading}</strong> {children}
    </Text>
  );
}

/** The heading that is a text of the catalogue. */
export const englishHeading = (key: MailText) => `${inEnglish(key)}.`;

/** Filled in with the language (`localise.ts`), so no type can know it. */
const language = { lang: '{{lang}}', dir: '{{dir}}' as 'ltr' };
const page = {
  margin: 0,
  padding: '24px 12px',
  backgroundColor: colours.page.light,
  color: colours.text.light,
  fontFamily,
};
const column = { maxWidth: '560px', backgroundColor: colours.page.light };
const card = {
  backgroundColor: colours.card.light,
  border: `1px solid ${colours.line.light}`,
  borderRadius: '14px',
  borderCollapse: 'separate',
  padding: '28px 32px',
} as const;
const top = {
  ...breaking,
  margin: '0 0 12px',
  padding: '0 4px',
  fontSize: '15px',
  lineHeight: '22px',
  color: colours.quiet.light,
};
const product = { fontSize: '19px', fontWeight: 600, color: colours.link.light };
const title = {
  ...breaking,
  margin: '0 0 14px',
  fontSize: '24px',
  lineHeight: '31px',
  fontWeight: 600,
  color: colours.text.light,
};
