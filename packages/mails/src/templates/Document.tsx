import type { MailText } from '../catalogs/en.ts';
import { Fact, Facts, OrderFacts, OrderIdFact } from './Facts.tsx';
import { EnglishLead, englishHeading, Frame } from './Frame.tsx';
import { inEnglish, say } from './slots.tsx';
import { OrderButton, PartHeading, Sentence } from './words.tsx';

/** Where and when the traveller arrives, as far as the order says it. */
export function JourneyFacts({ english = false }: { english?: boolean }) {
  const label = english ? inEnglish : say;
  return (
    <>
      <Fact label={label('arrival')} name={english ? 'arrivalDate_en' : 'arrivalDate'} optional />
      <Fact label={label('flight')} name="flight" optional leftToRight />
      <Fact label={label('place')} name="port" optional />
    </>
  );
}

/** A letter that carries the document: what it means, where it is shown, what it is for. */
function documentLetter(subject: MailText, heading: MailText, more?: MailText) {
  return () => (
    <Frame
      subject={subject}
      heading={say(heading)}
      english={
        <>
          <EnglishLead heading={englishHeading(heading)}>
            {more && `${inEnglish(more)} `}
            {inEnglish('approvalMeans')}
          </EnglishLead>
          <Facts>
            <JourneyFacts english />
            <OrderIdFact label={inEnglish('orderId')} />
          </Facts>
          <Sentence>
            {inEnglish('validity')} {inEnglish('newDate')}
          </Sentence>
        </>
      }
    >
      {more && <Sentence>{say(more)}</Sentence>}
      <Sentence>{say('approvalMeans')}</Sentence>
      <Facts>
        <JourneyFacts />
        <OrderFacts />
      </Facts>
      <PartHeading>{say('counterHeading')}</PartHeading>
      <Sentence>{say('counter')}</Sentence>
      <OrderButton words={say('openOrder')} />
      <Sentence>
        {say('validity')} <strong>{say('newDate')}</strong> {say('tellUs')}
      </Sentence>
    </Frame>
  );
}

/** Approval notice (spec section 2); it carries the document, also when it is sent once more. */
export const ApprovalNotice = documentLetter('approvalSubject', 'approvalHeading');

/** The document that takes the place of one that was sent before. */
export const CorrectedDocument = documentLetter(
  'documentSubject',
  'documentHeading',
  'documentMeans',
);
