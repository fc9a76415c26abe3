import * as React from 'react';

const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as { recentlyCreatedOwnerStacks?: number } | undefined;

/**
 * Lets React keep no stack of each element's maker, which took a fifth of the time of drawing: it
 * believes that it has kept as many as it may. A warning then names the component alone. Where
 * a later version counts otherwise, nothing changes.
 */
export function keepNoOwnerStacks(): void {
  if (internals?.recentlyCreatedOwnerStacks === undefined) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
  });
}
