import { laterPart } from '../later-part.tsx';

/** What became of the order, step by step. */
export const OrderSteps = laterPart(
  'steps',
  async () => (await import('./OrderSteps.tsx')).default,
);
