import { adapterTests, paperTests } from './closest-adapters.ts';
import type { ClosestTests } from './closest-part.ts';
import { usecaseTests } from './closest-tests.ts';

/** A file that is not mutated. */
export interface LeftOut {
  /** A path or a pattern, from the root. */
  readonly files: string;
  readonly because: string;
}

/** A part of the code whose tests are tested: what is changed in it, and which tests should notice. */
export interface MutationArea {
  readonly name: string;
  /** Folders, from the root. */
  readonly folders: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** The configuration of vitest that finds its tests. */
  readonly vitest: string;
  /** Which tests are asked about which file, where asking all of them would take too long. */
  readonly closest?: readonly ClosestTests[];
  /** What of the repository its tests need: Stryker runs them on a copy of just this. */
  readonly needs: readonly string[];
  /**
   * Whether what runs once while a module loads is mutated too. Each such mutant costs a run of all
   * tests that load the module.
   */
  readonly whileLoading: boolean;
  /** The least share of mutants that tests notice, in percent. */
  readonly least: number;
}

const config = (file: string) => `tooling/src/mutation/${file}`;

/** What is alike in the areas of the server. */
const server = {
  vitest: config('vitest-api.ts'),
  needs: ['apps/api', 'packages', 'apps/backoffice/index.html', 'apps/portal/index.html', 'docs'],
  // Tables are domain's; what loads here is made of them, and all of the server's tests load it.
  whileLoading: false,
} as const;

/** Every area by name: a folder that moves is changed here alone. */
export const mutationAreas: readonly MutationArea[] = [
  {
    name: 'domain',
    folders: ['packages/domain/src'],
    leftOut: [
      {
        files: 'packages/domain/src/dialling/{dialling-table,other-names}.ts',
        because: 'lists of names and codes; a test compares each with Unicode and libphonenumber',
      },
      {
        files: 'packages/domain/src/**/testing/**',
        because: 'an order that tests change',
      },
      {
        files:
          'packages/domain/src/disputes/{reasons/{amex,discover,mastercard,visa}*,limits/{default,gateway,network}-limits}.ts',
        because: 'rows as networks and gateways print them; a test looks for faults in each row',
      },
    ],
    vitest: config('vitest-packages.ts'),
    needs: ['packages/domain'],
    whileLoading: true,
    least: 90,
  },
  {
    name: 'api-client',
    folders: ['packages/api-client/src'],
    leftOut: [{ files: 'packages/api-client/src/**/testing/**', because: 'samples for tests' }],
    vitest: config('vitest-packages.ts'),
    needs: ['packages/api-client'],
    whileLoading: true,
    least: 90,
  },
  {
    name: 'usecases',
    folders: ['apps/api/src/usecases'],
    leftOut: [
      {
        files: 'apps/api/src/usecases/services.ts',
        because: 'names what use cases need; nothing of it runs',
      },
    ],
    ...server,
    closest: usecaseTests,
    least: 85,
  },
  {
    name: 'adapters',
    folders: ['apps/api/src/adapters'],
    leftOut: [
      {
        files: 'apps/api/src/adapters/{pdf/**,threads/{pool-thread,thread-limit-error}.ts}',
        because: 'runs in a thread, and a mutant is switched on in the process of the test alone',
      },
    ],
    ...server,
    closest: adapterTests,
    least: 80,
  },
  {
    name: 'papers',
    folders: ['apps/api/src/papers'],
    leftOut: [
      {
        files: 'apps/api/src/papers/{sheet.ts,worker/**,defence-pack/{content,draw}/**}',
        because: 'runs in a thread, and a mutant is switched on in the process of the test alone',
      },
    ],
    ...server,
    closest: paperTests,
    least: 80,
  },
];
