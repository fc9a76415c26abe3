import {
  opens,
  phone,
  type ScreenMeta,
  type ScreenStory,
  screenOf,
} from '../../../testing/story.tsx';
import { shows } from '../../../testing/story-steps.ts';
import { wholePurchase } from '../testing/purchase.ts';
import { EvidenceAtPurchase } from './EvidenceAtPurchase.tsx';

const meta = {
  title: 'View Order, evidence at purchase',
  ...screenOf('section 2, View Order; Beyond the specification, Evidence at purchase', 900, false),
} satisfies ScreenMeta;
export default meta;

/**
 * Everything that a shop can tell, with its longest values. By itself: on the page it stands lower
 * than pictures reach.
 */
export const Whole: ScreenStory = {
  ...opens({
    address: '/',
    routes: () => [{ path: '/', element: <EvidenceAtPurchase purchase={wholePurchase} /> }],
  }),
  play: shows('Evidence at purchase'),
};
export const WholeOnAPhone: ScreenStory = { ...Whole, globals: phone };
