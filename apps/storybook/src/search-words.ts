import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer } from 'storybook/internal/types';
import { separator } from './search-label.ts';

/** What people call a component elsewhere. */
const usualNames: Readonly<Record<string, string>> = {
  AppModal: 'dialog, modal, drawer, sheet, popup',
  BulkButton: 'batch action, multiple rows',
  Button: 'spinner, loader, busy, call to action',
  Checkbox: 'tick, toggle, switch',
  ConfirmDialog: 'alert dialog, are you sure, question',
  CountBadge: 'counter, number, pill',
  CrashPage: 'error page, 500, 404, error boundary',
  DataTable: 'grid, list, rows, cards, sorting, selection',
  DateRangeFilter: 'calendar, date picker, period',
  EmailText: 'address, line break, wbr',
  EmptyState: 'no data, nothing found, blank slate, placeholder',
  ErrorText: 'validation, field error, message',
  FactGrid: 'description list, key and value, details, copy',
  FileDrop: 'upload, dropzone, attachment, drag and drop',
  FlagMark: 'marker, indicator',
  FormShell: 'form, submit, validation',
  HistoryTable: 'timeline, log, audit',
  InlineError: 'alert, retry, banner, failed',
  KeyHint: 'keyboard, shortcut, kbd, hotkey',
  Logo: 'brand, mark',
  MailFrame: 'e-mail, iframe, preview',
  MonthTiles: 'calendar, months',
  NavRow: 'sidebar, menu, navigation, link',
  Pager: 'pagination, pages, rows per page',
  PageTitle: 'heading, header, h1',
  PasswordInput: 'secret, field, show password',
  PrintLetter: 'document, paper, pdf, print',
  SearchBox: 'find, filter, query',
  SectionCard: 'panel, box, container, section',
  SegmentedChoice: 'radio, toggle, tabs, segmented control',
  Select: 'dropdown, combobox, picker',
  ShortcutSheet: 'keyboard help, hotkeys',
  Skeletons: 'loading, placeholder, shimmer, spinner',
  SortBy: 'order, sorting',
  StatusChip: 'badge, tag, label, pill',
  TableToolbar: 'actions, selection bar',
  Textarea: 'multiline, comment, field',
  TextInput: 'text field, input, email',
  Tile: 'stat, number, card, dashboard',
  Toasts: 'notification, snackbar, message, alert',
  UiProvider: 'theme, provider, direction, setup',
  ViewButton: 'open, link, row action',
  YesNo: 'boolean, true, false',
};

/** The words that a story is found by beside its name: of its component, or of its screen's section. */
export function searchWords(file: string, text: string): string | undefined {
  const spec = /(?:screenOf\(\s*|spec: )(?:'([^']+)'|"([^"]+)")/.exec(text);
  const section = spec?.[1] ?? spec?.[2];
  if (section !== undefined)
    return section.replace(/section (\d)/gi, 'specification section $1, S$1');
  return usualNames[basename(file, '.stories.tsx')];
}

/** Lets the search of the sidebar find the first story of a page by those words too. */
export function addSearchWords(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      const words = searchWords(file, readFileSync(file, 'utf8'));
      const [first, ...others] = entries;
      if (words === undefined || first === undefined) return entries;
      const name = first.name ?? storyNameFromExport(first.exportName);
      return [{ ...first, name: `${name}${separator}${words}` }, ...others];
    },
  };
}
