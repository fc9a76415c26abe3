/** Days as YYYY-MM-DD, both included; null leaves that end open. */
export type DateRange = { readonly fromDate: string | null; readonly toDate: string | null };
