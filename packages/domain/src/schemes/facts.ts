/** What was read of a regulation or of an authority's practice, and where. */
export interface Fact {
  readonly law: string;
  /** The day from which it counts; null where it was not read. */
  readonly since: string | null;
  /** Texts that say it, each read by us. */
  readonly sources: readonly string[];
}

const declared = {
  'goods.passenger.usd500': {
    law: 'PMK 203/PMK.04/2017 as amended, last by PMK 34/2025 (Pasal 12)',
    since: '2025-06-06',
    sources: [
      'tax press 1812535, 2025-07-29 (haji reguler dan khusus, PMK 34/2025 Pasal 12)',
      'public page "Batas bebas pajak tetap US$500" (2026)',
      'field papers of this project (2026-11-22)',
    ],
  },
  'goods.crew.usd50': {
    law: 'PMK 203/PMK.04/2017 as amended, last by PMK 34/2025',
    since: '2018-01-01',
    sources: [
      'field papers of this project (2026-11-22)',
      'e-CD question text, public SQL copy of 2021-12-03',
    ],
  },
  'excise.adult': {
    law: 'PMK 203/PMK.04/2017 as amended, last by PMK 34/2025 (Pasal 13); PMK 82/2024 (Pasal 36); PER-09/BC/2018 (Pasal 19)',
    since: '2018-01-01',
    sources: [
      'customs office of Bali’s airport, e-CD rules page "Barang Kena Cukai" (undated)',
      'tax press 1805619, 2024-09-19 (PMK 203/2017 Pasal 13; PER-09/BC/2018 Pasal 19)',
      'field papers of this project (2026-11-22)',
    ],
  },
  'excise.cigarettes': {
    law: 'PMK 82/2024 Pasal 36; PMK 203/PMK.04/2017 as amended, last by PMK 34/2025 Pasal 13',
    since: '2018-01-01',
    sources: [
      'tax press 1809894, 2025-04-06 (rokok dan alkohol, PMK 82/2024 Pasal 36)',
      'tax press 1806893, 2024-11-15 (PMK baru pembebasan cukai, REL dan HPTL)',
      'tax press 1805619, 2024-09-19 (PMK 203/2017 Pasal 13; PER-09/BC/2018 Pasal 19)',
      'customs office of Bali’s airport, e-CD rules page "Barang Kena Cukai" (undated)',
    ],
  },
  'excise.cigars': {
    law: 'PMK 82/2024 Pasal 36; PMK 203/PMK.04/2017 as amended, last by PMK 34/2025 Pasal 13',
    since: '2018-01-01',
    sources: [
      'tax press 1809894, 2025-04-06 (rokok dan alkohol, PMK 82/2024 Pasal 36)',
      'tax press 1806893, 2024-11-15 (PMK baru pembebasan cukai, REL dan HPTL)',
      'tax press 1805619, 2024-09-19 (PMK 203/2017 Pasal 13; PER-09/BC/2018 Pasal 19)',
      'customs office of Bali’s airport, e-CD rules page "Barang Kena Cukai" (undated)',
    ],
  },
  'excise.cut-tobacco': {
    law: 'PMK 82/2024 Pasal 36; PMK 203/PMK.04/2017 as amended, last by PMK 34/2025 Pasal 13',
    since: '2018-01-01',
    sources: [
      'tax press 1809894, 2025-04-06 (rokok dan alkohol, PMK 82/2024 Pasal 36)',
      'tax press 1806893, 2024-11-15 (PMK baru pembebasan cukai, REL dan HPTL)',
      'tax press 1805619, 2024-09-19 (PMK 203/2017 Pasal 13; PER-09/BC/2018 Pasal 19)',
      'customs office of Bali’s airport, e-CD rules page "Barang Kena Cukai" (undated)',
    ],
  },
  'excise.other-tobacco': {
    law: 'PMK 82/2024 Pasal 36',
    since: '2024-11-01',
    sources: [
      'tax press 1809894, 2025-04-06 (rokok dan alkohol, PMK 82/2024 Pasal 36)',
      'tax press 1806893, 2024-11-15 (PMK baru pembebasan cukai, REL dan HPTL)',
    ],
  },
  'excise.ecig.solid': {
    law: 'PMK 82/2024 Pasal 36',
    since: '2024-11-01',
    sources: [
      'tax press 1809894, 2025-04-06 (rokok dan alkohol, PMK 82/2024 Pasal 36)',
      'tax press 1806893, 2024-11-15 (PMK baru pembebasan cukai, REL dan HPTL)',
    ],
  },
  'excise.ecig.open': {
    law: 'PMK 82/2024 Pasal 36',
    since: '2024-11-01',
    sources: [
      'tax press 1809894, 2025-04-06 (rokok dan alkohol, PMK 82/2024 Pasal 36)',
      'tax press 1806893, 2024-11-15 (PMK baru pembebasan cukai, REL dan HPTL)',
    ],
  },
  'excise.ecig.closed': {
    law: 'PMK 82/2024 Pasal 36',
    since: '2024-11-01',
    sources: [
      'tax press 1809894, 2025-04-06 (rokok dan alkohol, PMK 82/2024 Pasal 36)',
      'tax press 1806893, 2024-11-15 (PMK baru pembebasan cukai, REL dan HPTL)',
    ],
  },
  'excise.mix': {
    law: 'PMK 82/2024 Pasal 36',
    since: '2024-11-01',
    sources: ['tax press 1809894, 2025-04-06 (rokok dan alkohol, PMK 82/2024 Pasal 36)'],
  },
  'excise.alcohol': {
    law: 'PMK 82/2024 Pasal 36; PMK 203/PMK.04/2017 as amended, last by PMK 34/2025 Pasal 13',
    since: '2018-01-01',
    sources: [
      'tax press 1809894, 2025-04-06 (rokok dan alkohol, PMK 82/2024 Pasal 36)',
      'tax press 1806893, 2024-11-15 (PMK baru pembebasan cukai, REL dan HPTL)',
      'customs office of Bali’s airport, e-CD rules page "Barang Kena Cukai" (undated)',
    ],
  },
  'excise.crew': {
    law: 'PMK 82/2024 Pasal 36; PMK 203/PMK.04/2017 as amended, last by PMK 34/2025 Pasal 13',
    since: '2018-01-01',
    sources: [
      'customs office of Bali’s airport, e-CD rules page "Barang Kena Cukai" (undated)',
      'tax press 1806893, 2024-11-15 (PMK baru pembebasan cukai, REL dan HPTL)',
      'e-CD question text, public SQL copy of 2021-12-03',
    ],
  },
  'cash.declare.100m': {
    law: 'Law 8/2010; Government Regulation 99/2016; PMK 157/PMK.04/2017 as amended by PMK 100/PMK.04/2018',
    since: '2018-09-01',
    sources: [
      'tax press 1813102, 2025-08-23 (izin BI, PMK 100/2018)',
      'copy of a news site, "Ketentuan bawa uang tunai" (undated, after customs)',
      'news site 2024-10 (head of customs Bali)',
    ],
  },
  'cash.foreign-notes.1b': {
    law: 'PBI 19/7/PBI/2017 as amended by PBI 20/2/PBI/2018; PMK 100/PMK.04/2018 Pasal 3 (4) and Pasal 7 b',
    since: '2018-09-03',
    sources: [
      'tax press 1813179, 2025-08-25 (uang kertas asing Rp1 miliar)',
      'tax press 1813102, 2025-08-23 (izin BI, PMK 100/2018)',
      'television news 2018-03-15 (PBI 20/2/PBI/2018)',
      'copy of a news site, "Ketentuan bawa uang tunai" (undated, after customs)',
      'collection of laws of the ministry, text of PMK 100/PMK.04/2018 (preamble)',
    ],
  },
  'cash.4-implies-3': {
    law: 'follows from the two rules above',
    since: '2018-09-01',
    sources: [
      'tax press 1813179, 2025-08-25 (uang kertas asing Rp1 miliar)',
      'tax press 1813102, 2025-08-23 (izin BI, PMK 100/2018)',
    ],
  },
  'q1.quarantine': {
    law: 'Law 21/2019 on quarantine (law number from general knowledge)',
    since: '2019-01-01',
    sources: [
      'e-CD question text, public SQL copy of 2021-12-03',
      'newspaper 2025-12 (steps of All Indonesia)',
      'television news 2025-12-13',
      'news site 2025-08-31',
    ],
  },
  'q2.prohibited': {
    law: 'Customs law; e-CD form',
    since: '2021-12-01',
    sources: ['e-CD question text, public SQL copy of 2021-12-03'],
  },
  'q8.returning': {
    law: 'PMK 203/PMK.04/2017',
    since: '2018-01-01',
    sources: ['field papers of this project (2026-11-22), two news sites 2024-08-26'],
  },
  'ai.what': {
    law: 'announcement of the immigration office (regulation number not read)',
    since: '2025-09-01',
    sources: [
      'news site 2025-08-31',
      'copy of a news site (2025-09)',
      'newspaper 2025-12 (steps of All Indonesia)',
      'television news 2025-12-13',
    ],
  },
  'ai.who': {
    law: 'announcement',
    since: '2025-09-01',
    sources: ['news site 2025-08-31', 'copy of a news site (2025-09)', 'phone guide 2025'],
  },
  'ai.window': {
    law: 'announcement of the immigration office',
    since: '2025-09-01',
    sources: [
      'newspaper 2025-12 (steps of All Indonesia)',
      'television news 2025-12-13',
      'news site 2025-12-15',
      'news site 2025-08-31',
      'phone guide 2025',
    ],
  },
  'ai.window.zone': {
    law: 'not read',
    since: '2025-09-01',
    sources: ['field papers of this project (2026-11-22), travel guide'],
  },
  'ecd.window': {
    law: 'customs, questions and answers',
    since: '2023-01-01',
    sources: ['field papers of this project (2026-11-22)'],
  },
  'passport.6m': {
    law: 'immigration rules on visit visas (number not read)',
    since: '2022-01-01',
    sources: [
      'news site of Batam 2022-03 (circular IMI-0533)',
      'travel press 2023-07-06',
      'guide to Batam (undated)',
    ],
  },
  'imei.what': {
    law: 'customs, IMEI control since 2020-04-18',
    since: '2020-04-18',
    sources: ['customs office of Labuan Bajo, IMEI page (undated)', 'business press 2020-04-20'],
  },
  'imei.roaming': {
    law: 'as above',
    since: '2020-04-18',
    sources: [
      'tax press 44667, 2023-01-02',
      'customs office of Labuan Bajo, IMEI page',
      'tax press 1800087, 2024-01-24',
    ],
  },
  'imei.tourist.90d': {
    law: 'as above',
    since: '2020-04-18',
    sources: [
      'tax press 44667, 2023-01-02',
      'tax press 1801777, 2024-04-04',
      'customs office of Bali’s airport, IMEI page p=20540 (undated, VAT 11 %)',
    ],
  },
  'imei.customs': {
    law: 'as above',
    since: '2020-04-18',
    sources: [
      'customs office of Bali’s airport, IMEI page p=20540 (undated, VAT 11 %)',
      'customs office of Labuan Bajo, IMEI page',
      'tax press 44667, 2023-01-02',
    ],
  },
  'health.21d': {
    law: 'announcement',
    since: '2025-09-01',
    sources: [
      'newspaper 2025-12 (steps of All Indonesia)',
      'television news 2025-12-13',
      'news site 2026-01',
    ],
  },
  'format.passport.site': {
    law: 'none (third party)',
    since: null,
    sources: ['field papers of this project (2026-11-22), arrival card guide'],
  },
  'format.flight': {
    law: 'IATA and ICAO usage',
    since: null,
    sources: [],
  },
} as const satisfies Record<string, Fact>;

export type FactId = keyof typeof declared;

/** The facts that schemes rest on, checked 2026-11-22. */
export const facts: Readonly<Record<FactId, Fact>> = declared;
