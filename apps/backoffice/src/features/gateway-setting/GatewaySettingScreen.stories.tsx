import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../testing/story-server.ts';
import { fits, press, shows, triesAgain, waits, write } from '../../testing/story-steps.ts';

const meta = {
  title: 'Gateway Setting',
  ...screenOf('section 2, Change Gateway', 560),
} satisfies ScreenMeta;
export default meta;

const at = (answers: StoryAnswers) => ({ address: paths.page('gatewaySetting'), answers });
const gateways = (active: string | null): StoryAnswers => ({
  paymentGateways: {
    data: ['Example Pay', 'Sample Checkout', 'Demo Cards'].map((gateway_name, index) => ({
      id: String(index + 1),
      gateway_name,
      is_active: String(index + 1) === active ? '1' : '0',
    })),
  },
});

export const Active: ScreenStory = { ...opens(at(gateways('2'))), play: shows('Gateway') };
export const NoneActive: ScreenStory = { ...opens(at(gateways(null))), play: shows('Gateway') };
/** The rule of section 5. */
export const NothingChosen: ScreenStory = {
  ...opens(at(gateways(null))),
  play: async () => {
    await press('Active Gateway');
    await shows('Please select gateway.')();
  },
};
export const Refused: ScreenStory = {
  ...opens(
    at({
      ...gateways('2'),
      paymentGatewaySetting: { refused: 'Demo Cards has no keys yet.', http: 409 },
    }),
  ),
  play: async () => {
    await write('Gateway', '3');
    await press('Active Gateway');
    await shows('Demo Cards has no keys yet.')();
  },
};
export const NoGateways: ScreenStory = {
  ...opens(at({ paymentGateways: { data: [] } })),
  play: shows('No record found'),
};
export const Loading: ScreenStory = {
  ...opens(at({ paymentGateways: 'pending' })),
  play: waits('Loading the gateways'),
};
export const Failed: ScreenStory = {
  ...opens(at({ paymentGateways: brokenServer })),
  play: shows('The gateways could not be loaded.'),
};
export const Phone: ScreenStory = { ...Active, globals: phone };
export const NoGatewaysPhone: ScreenStory = {
  ...NoGateways,
  globals: phone,
  play: async () => {
    await shows('No record found')();
    await fits();
  },
};
export const FailedPhone: ScreenStory = {
  ...Failed,
  globals: phone,
  play: async () => {
    await shows('The gateways could not be loaded.')();
    await triesAgain();
    await fits();
  },
};
