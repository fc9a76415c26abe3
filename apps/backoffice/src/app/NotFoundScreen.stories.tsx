import { opens, type ScreenMeta, type ScreenStory, screenOf } from '../testing/story.tsx';
import { shows } from '../testing/story-steps.ts';

const meta = {
  title: 'Not found',
  ...screenOf('section 2, Screens and addresses', 520),
} satisfies ScreenMeta;
export default meta;

export const InTheShell: ScreenStory = {
  ...opens({ address: '/admin/no-such-page' }),
  play: shows('This address does not exist.'),
};
