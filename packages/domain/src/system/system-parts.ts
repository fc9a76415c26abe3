/** What an installation is made of, in the order in which it is shown. */
export const systemParts = ['database', 'documents', 'disk', 'mail', 'jobs', 'backup'] as const;

export type SystemPart = (typeof systemParts)[number];

/** How a part stands: `wrong` keeps people from their work, a `warning` is for a person to judge. */
export const systemLevels = ['fine', 'warning', 'wrong'] as const;

export type SystemLevel = (typeof systemLevels)[number];
