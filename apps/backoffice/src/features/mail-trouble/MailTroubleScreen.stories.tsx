import { mailTrouble } from '../../shared/mail-trouble/testing/trouble-sample.ts';
import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../testing/story-server.ts';
import { fits, shows, triesAgain, waits } from '../../testing/story-steps.ts';

const meta = { title: 'Mail Trouble', ...screenOf('decision 038', 620) } satisfies ScreenMeta;
export default meta;

const at = (answers: StoryAnswers) =>
  opens({ address: paths.page('mailTrouble'), answers, role: 'Telecaller', name: 'Tomo' });

export const Some: ScreenStory = {
  ...at({ getMailTrouble: { data: mailTrouble } }),
  play: shows('552 mailbox full'),
};
export const Phone: ScreenStory = {
  ...Some,
  globals: phone,
  play: async () => {
    await shows('552 mailbox full')();
    await fits();
  },
};
export const Nothing: ScreenStory = {
  ...at({ getMailTrouble: { data: { troubled: [], total: 0, refusing: [] } } }),
  play: shows(/^No undelivered e-mails lately/),
};
export const NothingPhone: ScreenStory = {
  ...Nothing,
  globals: phone,
  play: async () => {
    await shows(/^No undelivered e-mails lately/)();
    await fits();
  },
};
export const Loading: ScreenStory = {
  ...at({ getMailTrouble: 'pending' }),
  play: waits('Loading the e-mails'),
};
export const Failed: ScreenStory = {
  ...at({ getMailTrouble: brokenServer }),
  play: shows('The e-mails could not be loaded.'),
};
export const FailedPhone: ScreenStory = {
  ...Failed,
  globals: phone,
  play: async () => {
    await shows('The e-mails could not be loaded.')();
    await triesAgain();
    await fits();
  },
};
