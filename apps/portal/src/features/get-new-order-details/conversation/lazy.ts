import { type ComponentType, lazy } from 'react';
import type { TravellerOrder } from '../order-store.ts';

type Part = ComponentType<{ order: TravellerOrder }>;

/** Without its script a part is left out: the order's page works all the same. */
const orNothing = (load: () => Promise<{ default: Part }>) =>
  lazy(() => load().catch(() => ({ default: () => null })));

/** What we asked, and the way to answer. */
export const QuestionHere = orNothing(() => import('./QuestionHere.tsx'));
/** What both sides wrote. */
export const Messages = orNothing(() => import('./Messages.tsx'));
