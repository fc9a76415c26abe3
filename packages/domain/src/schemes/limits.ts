import type { Limit, LimitName } from './scheme.ts';

/** The limits of 2025-06-06 to now. Nothing here is a sum of duty: none is ever told. */
export const limits: Readonly<Record<LimitName, Limit>> = {
  cash: { amount: 100_000_000, unit: 'IDR', facts: ['cash.declare.100m'] },
  foreignBanknotes: { amount: 1_000_000_000, unit: 'IDR', facts: ['cash.foreign-notes.1b'] },
  goods: { amount: 500, unit: 'USD', facts: ['goods.passenger.usd500'] },
  cigarettes: { amount: 200, unit: 'stick', facts: ['excise.cigarettes'] },
  cigars: { amount: 25, unit: 'piece', facts: ['excise.cigars'] },
  cutTobacco: { amount: 100, unit: 'g', facts: ['excise.cut-tobacco'] },
  otherTobacco: { amount: 100, unit: 'g', facts: ['excise.other-tobacco'] },
  heatedSticks: { amount: 140, unit: 'stick', facts: ['excise.ecig.solid'] },
  heatedCapsules: { amount: 40, unit: 'capsule', facts: ['excise.ecig.solid'] },
  openLiquid: { amount: 30, unit: 'ml', facts: ['excise.ecig.open'] },
  closedLiquid: { amount: 12, unit: 'ml', facts: ['excise.ecig.closed'] },
  alcohol: { amount: 1000, unit: 'ml', facts: ['excise.alcohol'] },
  tobaccoAge: { amount: 18, unit: 'year', facts: ['excise.adult'] },
  alcoholAge: { amount: 21, unit: 'year', facts: ['excise.adult'] },
  passportMonths: { amount: 6, unit: 'month', facts: ['passport.6m'] },
  imeiDigits: { amount: 15, unit: 'digit', facts: ['imei.what'] },
  imeiDevices: { amount: 2, unit: 'device', facts: ['imei.customs'] },
  touristDays: { amount: 90, unit: 'day', facts: ['imei.tourist.90d'] },
};
