import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { disputeCase, packPlan, sentAnswer } from '../../shared/disputes/testing/cases.ts';
import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../testing/story-server.ts';
import { fits, leaveFocus, press, shows, triesAgain, waits } from '../../testing/story-steps.ts';

const meta = {
  title: 'Dispute Case',
  ...screenOf('decision 033', 1200),
} satisfies ScreenMeta;
export default meta;

const at = (answers: StoryAnswers, role: 'Admin' | 'Team' = 'Admin') =>
  opens({
    address: paths.dispute('DP-10213'),
    role,
    answers: {
      getDispute: { data: disputeCase() },
      getDisputePackPlan: { data: packPlan() },
      ...answers,
    },
  });

export const Open: ScreenStory = { ...at({}), play: shows(/Everything fits/) };
export const OpenPhone: ScreenStory = {
  ...Open,
  globals: phone,
  play: async () => {
    await shows(/Everything fits/)();
    await fits();
  },
};
export const Submitting: ScreenStory = {
  ...at({}),
  play: async () => {
    await shows(/Everything fits/)();
    await press('Submit by hand');
    await shows(/I have read the pack/)();
  },
};
export const SubmittingPhone: ScreenStory = {
  ...Submitting,
  globals: phone,
};
/** Answered, with the two orders of a duplicate beside each other. */
export const Sent: ScreenStory = {
  ...at({
    getDispute: {
      data: disputeCase({
        reason_code: '12.6',
        reason_name: 'Duplicate',
        state: 'answered',
        state_since: sentAnswer.at,
        answer: sentAnswer,
        locked: 'The answer was sent.',
        next: ['won', 'lost', 'accepted'],
        meters: [],
        duplicate: {
          columns: ['Order 103418', 'Order 103417'],
          rows: [
            { label: 'Traveller', values: ['Petra Lindqvist-Amaro', 'عمر الخفاجي'], differs: true },
            { label: 'Arrival', values: ['20-11-2026', '20-11-2026'], differs: false },
          ],
        },
      }),
    },
  }),
  play: shows(/Nothing can be changed/),
};
/** Its day has passed: what left in time can be noted, and nothing sent. */
export const Expired: ScreenStory = {
  ...at({
    getDispute: {
      data: disputeCase({
        state: 'expired',
        state_since: '2026-11-20T10:00:00.000Z',
        answer_due_at: '2026-11-20T09:30:00.000Z',
        locked: 'The case is expired.',
        late_note_until: '2026-11-20T09:30:00.000Z',
        next: [],
      }),
    },
  }),
  play: async () => {
    await shows(/Everything fits/)();
    await press('Mark as sent');
    await shows(/nothing can be sent now/)();
  },
};
/** Its gateway said that it is lost: what was missing is noted afterwards. */
export const Lost: ScreenStory = {
  ...at({
    getDispute: {
      data: disputeCase({
        state: 'lost',
        state_since: '2026-11-20T10:00:00.000Z',
        locked: 'The case is lost.',
        next: [],
      }),
    },
  }),
  play: async () => {
    await shows(/Everything fits/)();
    await press('Note what was missing');
    await shows('What was missing?')();
    await leaveFocus();
  },
};
/** A member of the team, a pack that does not fit, and a code that nobody knows. */
export const OverLimit: ScreenStory = {
  ...at(
    {
      getDispute: {
        data: disputeCase({
          reason_code: '10.9 ?',
          reason_name: null,
          general: true,
          claim: null,
          marks: ['larger-than-payment'],
          unsigned: ['answer_due_at'],
          others: [{ dispute_id: 'DP-10207', kind: 'inquiry', state: 'lost' }],
        }),
      },
      getDisputePackPlan: {
        data: packPlan({
          limits: [
            { id: 'pages', is: 52, most: 49 },
            { id: 'bytes', is: 4_200_000, most: 4_500_000 },
          ],
          troubles: ['The pack has 52 pages; Example Pay 2 takes 49.'],
        }),
      },
    },
    'Team',
  ),
  play: shows(/The pack has 52 pages/),
};
/** It fits no order, and its pack waits for one. */
export const NoOrder: ScreenStory = {
  ...at({
    getDispute: {
      data: disputeCase({
        order: null,
        order_id: null,
        full_name: null,
        evidence: null,
        needs: [],
        meters: [],
        member: null,
        answer_due_at: null,
        locked: 'The case matches no order.',
        history: [],
      }),
    },
  }),
  play: shows('This case matches no order.'),
};
/** What was typed of a case by hand, with an error at its field. */
export const Correcting: ScreenStory = {
  ...at({
    getDispute: { data: disputeCase({ correctable: true, member: null }) },
    updateDispute: {
      refused: 'This is before it was opened.',
      http: 422,
      errors: [{ path: 'change.answerDueAt', message: 'This is before it was opened.' }],
    },
  }),
  play: async () => {
    await shows(/Everything fits/)();
    await press('Correct');
    const dialog = within(await screen.findByRole('form', { name: 'Correct DP-10213' }));
    const due = dialog.getByLabelText('Answer due');
    await fireEvent.change(due, { target: { value: '2026-11-12T10:00' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
    await shows('This is before it was opened.')();
    // It is led there a moment after the words.
    await waitFor(() => expect(document.activeElement).toBe(due));
    await leaveFocus();
  },
};
export const CorrectingPhone: ScreenStory = {
  ...Correcting,
  globals: phone,
  play: async (context) => {
    await Correcting.play?.(context);
    await fits();
  },
};
/** The button stands beside the facts of a case by hand. */
export const ByHandPhone: ScreenStory = {
  ...Correcting,
  globals: phone,
  play: async () => {
    await shows(/Everything fits/)();
    await fits();
  },
};
export const Loading: ScreenStory = {
  ...at({ getDispute: 'pending' }),
  play: waits('Loading case DP-10213'),
};
export const Failed: ScreenStory = {
  ...at({ getDispute: brokenServer }),
  play: shows('This case could not be loaded.'),
};
export const FailedPhone: ScreenStory = {
  ...Failed,
  globals: phone,
  play: async () => {
    await shows('This case could not be loaded.')();
    await triesAgain();
    await fits();
  },
};
export const NotFound: ScreenStory = {
  ...at({ getDispute: { refused: 'There is no case DP-10213.', http: 404 } }),
  play: shows('There is no case DP-10213.'),
};
/** The case is there, its pack is still being made. */
export const PackLoading: ScreenStory = {
  ...at({ getDisputePackPlan: 'pending' }),
  play: waits('Preparing the pack'),
};
export const PackFailed: ScreenStory = {
  ...at({ getDisputePackPlan: brokenServer }),
  play: async () => {
    await shows('The pack could not be created.')();
    await triesAgain();
  },
};
export const PackFailedPhone: ScreenStory = {
  ...PackFailed,
  globals: phone,
  play: async () => {
    await shows('The pack could not be created.')();
    await fits();
  },
};
