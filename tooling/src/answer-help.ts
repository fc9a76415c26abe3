/** Answers `--help` and ends the process, before a script that takes no arguments does its work. */
export function answerHelp(text: string): void {
  if (!process.argv.includes('--help')) return;
  process.stdout.write(`${text.trim()}\n\n  --help  this text\n`);
  process.exit(0);
}
