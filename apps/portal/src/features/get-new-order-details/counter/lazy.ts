import { type ComponentType, lazy } from 'react';
import type { DocumentActionsProps } from './DocumentActions.tsx';

/** Without its script a part is left out: the order's page works all the same. */
function orNothing<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    load().catch((): { default: ComponentType<Props> } => ({ default: () => null })),
  );
}

/** "Your QR code is ready": only where one was found in the document. */
export const Ready = orNothing<object>(() =>
  import('./Ready.tsx').then((part) => ({ default: part.Ready })),
);

/** What else can be done with the document. */
export const DocumentActions = orNothing<DocumentActionsProps>(() =>
  import('./DocumentActions.tsx').then((part) => ({ default: part.DocumentActions })),
);
