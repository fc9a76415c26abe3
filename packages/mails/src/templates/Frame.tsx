import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Html, Section, Text } from 'react-email';
import { Footer } from './Footer.tsx';
import { breaking, colours, fontFamily, nightStyles } from './look.ts';
import { slot, Typed, WhenMissing, WhenSet } from './slots.tsx';

/** What all mails share: the head with both colour schemes, the product's name, greeting, footer. */
export function Frame({
  title,
  heading,
  children,
}: {
  title: string;
  heading: ReactNode;
  children: ReactNode;
}) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta
          name="format-detection"
          content="telephone=no, date=no, address=no, email=no, url=no"
        />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: nightStyles }} />
      </Head>
      <Body className="m-page" style={page}>
        <Container className="m-page" style={column}>
          <Text className="m-link" style={product} data-skip-in-text="true">
            {slot('productLabel')}
          </Text>
          <Section className="m-card" tdClassName="m-pad" style={card}>
            <Text className="m-text" style={sentence}>
              <WhenSet name="fullName">
                Dear <Typed name="fullName" />,
              </WhenSet>
              <WhenMissing name="fullName">Dear traveller,</WhenMissing>
            </Text>
            <Heading as="h1" className="m-text" style={title1}>
              {heading}
            </Heading>
            {children}
          </Section>
          <Footer />
        </Container>
      </Body>
    </Html>
  );
}

/** A sentence of a letter. */
export function Sentence({ children }: { children: ReactNode }) {
  return (
    <Text className="m-text" style={sentence}>
      {children}
    </Text>
  );
}

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
const product = {
  margin: '0 0 12px',
  padding: '0 4px',
  fontSize: '19px',
  lineHeight: '24px',
  fontWeight: 600,
  color: colours.link.light,
};
const title1 = {
  ...breaking,
  margin: '0 0 16px',
  fontSize: '24px',
  lineHeight: '31px',
  fontWeight: 600,
  color: colours.text.light,
};
const sentence = {
  ...breaking,
  margin: '0 0 12px',
  fontSize: '16px',
  lineHeight: '24px',
  color: colours.text.light,
};
