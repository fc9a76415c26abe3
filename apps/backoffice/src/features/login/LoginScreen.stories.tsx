import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import type { StoryAnswers } from '../../testing/story-server.ts';
import { press, shows, write } from '../../testing/story-steps.ts';

const meta = {
  title: 'Sign-in',
  ...screenOf('section 2, Sign in; section 5', 720),
} satisfies ScreenMeta;
export default meta;

const at = (answers: StoryAnswers = {}) => ({ address: paths.login, role: null, answers });

async function signIn(): Promise<void> {
  await write('Email', 'rani@example.com');
  await write('Password', 'correct horse');
  await press('Sign In');
}

export const Empty: ScreenStory = { ...opens(at()), play: shows('Staff back office') };
export const RequiredFields: ScreenStory = {
  ...opens(at()),
  play: async () => {
    await press('Sign In');
    await shows('Password is required')();
  },
};
/** The server's words as a toast; what was typed stays. */
export const Refused: ScreenStory = {
  ...opens(at({ adminLogin: { refused: 'The e-mail or the password is wrong.', http: 422 } })),
  play: async () => {
    await signIn();
    await shows('The e-mail or the password is wrong.')();
  },
};
export const Offline: ScreenStory = {
  ...opens(at()),
  play: async () => {
    await signIn();
    await shows(/cannot be reached/)();
  },
};
export const Pending: ScreenStory = { ...opens(at({ adminLogin: 'pending' })), play: signIn };
/** No card: a phone's keyboard takes half of the screen. */
export const Phone: ScreenStory = { ...Empty, globals: phone };
export const PhoneRefused: ScreenStory = { ...RequiredFields, globals: phone };
