import { writeFileSync } from 'node:fs';
import { variableSheets } from './variable-sheets.ts';

/** Writes the variables of both faces anew: a step of `pnpm tokens`. */
for (const { file, text } of variableSheets()) {
  writeFileSync(new URL(file, import.meta.url), text);
}
