/**
 * Does it once more where a full hour began meanwhile, and with it perhaps a day or a month: what it expects of
 * one hour is true of one alone.
 */
export async function withinOneHour(work: () => Promise<void>): Promise<void> {
  const hour = () => Math.floor(Date.now() / 3_600_000);
  const begun = hour();
  try {
    await work();
  } catch (error) {
    if (hour() === begun) throw error;
    await work();
  }
}
