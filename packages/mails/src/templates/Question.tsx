import type { QuestionWants } from '@pabean/domain';
import type { MailText } from '../catalogs/en.ts';
import { Facts, OrderFacts } from './Facts.tsx';
import { Frame } from './Frame.tsx';
import { say, Typed, WhenSet, whenSet } from './slots.tsx';
import { Note, OrderButton, PartHeading, Quote, Sentence } from './words.tsx';

/** What the traveller does who presses it. */
const buttons: Readonly<Record<QuestionWants, MailText>> = {
  text: 'answerNow',
  choice: 'makeChoice',
  date: 'giveDate',
  field: 'correctDetail',
  fields: 'fillIn',
  file: 'sendFile',
};

const button = Object.entries(buttons)
  .map(([wants, words]) => whenSet(`${wants}Asked`, say(words)))
  .join('');

function QuestionBox() {
  return (
    <>
      <Quote by="ask" name="question">
        <WhenSet name="title">
          <PartHeading>
            <Typed name="title" />
          </PartHeading>
        </WhenSet>
      </Quote>
      <OrderButton words={button} />
    </>
  );
}

const arrival = <WhenSet name="arrivalDate">{say('yourArrival')}</WhenSet>;

/** What we need from the traveller. */
export function Question() {
  return (
    <Frame subject="questionSubject" heading={say('questionHeading')}>
      <QuestionBox />
      <Note>{say('noAccount')}</Note>
      <Sentence>
        {say('goOn')} {arrival}
      </Sentence>
      <Facts>
        <OrderFacts />
      </Facts>
    </Frame>
  );
}

/** The same once more, when no answer came. */
export function Reminder() {
  return (
    <Frame subject="reminderSubject" heading={say('reminderHeading')}>
      <Sentence>{say('reminderAsked')}</Sentence>
      <QuestionBox />
      <Note>{say('reminderOnly')}</Note>
      <Sentence>
        {say('reminderCannot')} {arrival}
      </Sentence>
      <Facts>
        <OrderFacts />
      </Facts>
    </Frame>
  );
}
