import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import type { StoryAnswers } from '../../testing/story-server.ts';
import { press, shows, write } from '../../testing/story-steps.ts';

const meta = {
  title: 'Change Password',
  ...screenOf('section 2, Update Password', 560),
} satisfies ScreenMeta;
export default meta;

const at = (answers: StoryAnswers = {}) => ({ address: paths.page('changePassword'), answers });

async function save(password: string): Promise<void> {
  await write('New password', password);
  await press('Update Password');
}

export const Empty: ScreenStory = { ...opens(at()), play: shows('New password') };
export const TooShort: ScreenStory = {
  ...opens(at()),
  play: async () => {
    await save('five5');
    await shows('New Password must be at least 6 characters.')();
  },
};
/** The server's words at the field. */
export const Refused: ScreenStory = {
  ...opens(
    at({
      changePassword: {
        refused: 'Please choose another password.',
        http: 422,
        errors: [{ path: 'newPassword', message: 'This password is too common.' }],
      },
    }),
  ),
  play: async () => {
    await save('secret');
    await shows('This password is too common.')();
  },
};
/** Every session of this person is over: the sign-in waits (section 4). */
export const Changed: ScreenStory = {
  ...opens(
    at({
      changePassword: { message: 'Password has been updated successfully. Please sign in again.' },
    }),
  ),
  play: async () => {
    await save('correct horse');
    await shows('Staff back office')();
    await shows(/updated successfully/)();
  },
};
export const Phone: ScreenStory = { ...TooShort, globals: phone };
