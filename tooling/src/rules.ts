import { codeHoldsColour, holdsLayer, stylesHoldColour } from './raw-colours.ts';
import { holdsSize, strangeSpaces, strangeWidths } from './raw-measures.ts';

/** A rule that a file's code keeps or breaks on its own. */
export interface Rule {
  readonly name: string;
  readonly files: RegExp;
  readonly except: RegExp;
  readonly breaks: (code: string) => boolean;
  /** Code that breaks it: a test proves that the rule can fail. */
  readonly example: string;
}

const tests = String.raw`\.(test|stories)\.tsx?$|/test(ing)?/|test-setup`;
const contains = (pattern: RegExp) => (code: string) => pattern.test(code);

/** Names that say nothing of what they hold: `const known`, `function mine`, `[said, setSaid]`. */
const bareParticiple =
  /\b(const|let|function|type|class)\s+\[?(said|asked|told|heard|mine|ours|theirs|hers|kept|known|gone|given|taken|made|got|wanted|seen|shown|forgive|forgiven|nobody)\b/i;

/** Rules of the house that one file can break (decision 004). */
export const rules: readonly Rule[] = [
  {
    name: 'addresses are written in paths.ts only',
    files: /^apps\/(backoffice|portal)\/src\/.*\.tsx?$/,
    except: new RegExp(`paths\\.ts$|${tests}`),
    breaks: contains(/['"`]\/(admin|track-order|get-new-order-details)\b/),
    example: "navigate('/admin/my-order')",
  },
  {
    name: 'the environment is read in env.ts only',
    files: /^(apps\/api\/src|packages\/[^/]+\/src|apps\/(backoffice|portal)\/src)\/.*\.tsx?$/,
    // A process that starts itself anew passes on what it was given.
    except: new RegExp(`^apps/api/src/core/(env|lean-process)\\.ts$|${tests}`),
    breaks: contains(/\bprocess\.env\b/),
    example: 'const port = process.env.PORT;',
  },
  {
    name: 'SQL stands below db/ only',
    files: /^apps\/api\/src\/.*\.ts$/,
    except: new RegExp(`^apps/api/src/db/|${tests}`),
    breaks: contains(
      /\bsql(<[^`;]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\b(pool|client)\.query\(/,
    ),
    example: 'const rows = sql<{ id: string }>`select id from orders`;',
  },
  {
    name: 'orders are changed where the history is written',
    files: /^apps\/api\/src\/.*\.ts$/,
    // What is nobody's change (a clock, a check, a language, marks, the demo), intake and erasure, which write theirs, and
    // what an undoing writes, which is a change.
    except: new RegExp(
      `/db/queries/(order-(change|former|language|erase|checks)|nationality-codes|intake-payments|missed-mails|conversation|arrival-clocks|seed-[a-z-]+)\\.ts$|${tests}`,
    ),
    breaks: contains(/updateTable\('orders( as \w+)?'\)|\bupdate orders\b/),
    example: "await trx.updateTable('orders').set({ process_status }).execute();",
  },
  {
    name: 'transactions are opened in use cases only',
    files: /^apps\/api\/src\/.*\.ts$/,
    // The demo's data comes in whole or not at all; no use case has a need of it. A migration likewise.
    except: new RegExp(`^apps/api/src/((usecases|seed)/|db/migration-runner)|${tests}`),
    breaks: contains(/\.transaction\(/),
    example: 'await services.db.transaction().execute((trx) => addRemark(trx, remark));',
  },
  {
    name: 'one announcer per app imports the notifications',
    files: /^(apps\/(backoffice|portal)|packages\/ui)\/src\/.*\.tsx?$/,
    except: new RegExp(`/shared/(notify|toasts)[^/]*$|/components/Toasts/|${tests}`),
    breaks: contains(/@mantine\/notifications/),
    example: "import { notifications } from '@mantine/notifications';",
  },
  {
    name: 'no role is named outside the domain',
    files: /^apps\/(backoffice|portal)\/src\/.*\.tsx$/,
    except: new RegExp(tests),
    breaks: contains(/['"](Admin|Manager|Telecaller|Night Staff)['"]/),
    example: "if (user.type === 'Admin') show();",
  },
  {
    name: 'types are not talked away',
    files: /\.tsx?$/,
    except: /^tooling\/src\/rules\.ts$/,
    breaks: contains(
      /:\s*any\b|\bas any\b|<any>|\bas unknown as\b|@ts-(ignore|expect-error|nocheck)/,
    ),
    example: 'const value: any = read();',
  },
  {
    name: 'styles know no left and right',
    files: /^(packages\/ui|apps)\/.*\.css$/,
    except: /$^/,
    breaks: contains(
      /(^|[\s;{])((margin|padding|border)-(left|right)|left|right)\s*:|text-align:\s*(left|right)/m,
    ),
    example: '.cell { margin-left: 4px; }',
  },
  {
    name: 'elements know no left and right',
    files: /^(packages\/ui|apps)\/.*\.tsx$/,
    except: /$^/,
    breaks: contains(/\b(margin|padding|border)(Left|Right)\b|\s(ml|mr|pl|pr)=/),
    example: '<Group ml="sm" />',
  },
  {
    name: 'colours in styles are variables of the theme',
    files: /^(apps\/(backoffice|portal)|packages\/ui)\/src\/.*\.css$/,
    except: /^packages\/ui\/src\/theme\//,
    breaks: stylesHoldColour,
    example: '.page { background: #fff; }',
  },
  {
    name: 'colours in code are variables of the theme',
    files: /^(apps\/(backoffice|portal)|packages\/ui)\/src\/.*\.tsx?$/,
    except: new RegExp(`^packages/ui/src/theme/|${tests}`),
    breaks: codeHoldsColour,
    example: "<i style={{ color: '#fff' }} />",
  },
  {
    name: 'layers are variables of the theme',
    files: /^(apps\/(backoffice|portal)|packages\/ui)\/src\/.*\.(css|tsx)$/,
    except: new RegExp(`^packages/ui/src/theme/|${tests}`),
    breaks: holdsLayer,
    example: '.head { z-index: 3; }',
  },
  {
    name: 'letters, corners and shadows are variables of the theme',
    files: /^(apps\/(backoffice|portal)|packages\/ui)\/src\/.*\.css$/,
    // The frame is painted before the script that brings Mantine's sizes.
    except: /^packages\/ui\/src\/theme\/|^apps\/portal\/src\/shell\/(frame|language-switch)\.css$/,
    breaks: holdsSize,
    example: '.chip { border-radius: 6px; }',
  },
  {
    name: 'pages change their shape at the known widths',
    files: /^(apps\/(backoffice|portal)|packages\/ui)\/src\/.*\.css$/,
    except: /$^/,
    breaks: (css) => strangeWidths(css).length > 0,
    example: '@media (max-width: 800px) { .list { gap: 8px; } }',
  },
  {
    name: 'spaces stand on the scale',
    files: /^(apps\/(backoffice|portal)|packages\/ui)\/src\/.*\.css$/,
    except: /^packages\/ui\/src\/theme\//,
    breaks: (css) => strangeSpaces(css).length > 0,
    example: '.row { padding: 9px 12px; }',
  },
  {
    // axe's avoid-inline-spacing, which suites and journeys leave out (decision 051), finds this.
    name: 'no style attribute overrides the style of who reads',
    files: /^(apps\/(backoffice|portal)|packages\/ui)\/src\/.*\.tsx?$/,
    except: new RegExp(tests),
    breaks: contains(/\.setProperty\([^)]*['"]important['"]|\.setAttribute\(\s*['"]style['"]/),
    example: "element.style.setProperty('letter-spacing', '0', 'important');",
  },
  {
    name: 'the apps fetch nothing from elsewhere',
    files: /^apps\/(backoffice|portal)\/(src\/.*\.(tsx?|css)|index\.html)$/,
    except: new RegExp(tests),
    breaks: contains(/(fetch\(|src=|url\()\s*['"]?https?:\/\//),
    example: "fetch('https://example.com/beacon')",
  },
  {
    name: 'the apps load with remotes: no AbortController of their own',
    files: /^apps\/(backoffice|portal)\/src\/.*\.tsx?$/,
    // A file that comes in parts and goes on after a cut, one that its member stops, a form that is left
    // before its answer, and the call that begins before the app.
    except: new RegExp(
      `/get-new-order-details/document-file\\.ts$|/order-folders/export-store\\.ts$|/track-order/useTrackForm\\.ts$|/first-call/page-script\\.ts$|${tests}`,
    ),
    breaks: contains(/\bnew AbortController\b/),
    example: 'const running = new AbortController();',
  },
  {
    name: 'names are nouns and verbs that can be searched for',
    files: /^(apps|packages|tooling)(\/[^/]+)?\/src\/.*\.tsx?$/,
    except: new RegExp(`^tooling/src/rules\\.ts$|${tests}`),
    breaks: contains(bareParticiple),
    example: 'const asked = new Map<string, Promise<Reply>>();',
  },
  {
    name: 'no test is switched off or alone',
    files: /\.test\.tsx?$/,
    except: /^tooling\//,
    breaks: contains(/\b(it|test|describe)\.(only|todo)\b|\b(it|test|describe)\.skip\(/),
    example: "test.only('just mine', () => {});",
  },
];
