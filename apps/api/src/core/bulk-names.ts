/** Names of bulk orders, frequent ones first. All invented; a tenth is written in another script. */
export const firstNames: readonly string[] = [
  ...['Isla', 'Frieda', 'Wyatt', 'Tamsin', 'Kofi', 'Leilani', 'Dunja', 'Ingrid', 'Haruto', 'Yusra'],
  ...['Bastien', 'Oduya', 'Zofia', 'Marek', 'Anneke', 'Ravi', 'Priya', 'Linus', 'Greta', 'Tomas'],
  ...['美咲', 'Омар', 'Łucja', 'Thảo', 'ليان', 'Ayu', 'Budi', 'Citra', 'Dewi', 'Eka'],
  ...['Fabian', 'Gustav', 'Hedda', 'Ilse', 'Jonas', 'Katya', 'Lorenz', 'Mirela', 'Nadia', 'Oskar'],
  ...['Petra', 'Quentin', 'Rosa', 'Selma', 'Timon', 'Ursula', 'Viggo', 'Wilma', 'Xenia', 'Yannick'],
  ...['Zelda', 'Arvid', 'Birgit', 'Cosima', 'Detlef', 'Elin', 'Freya', 'Gideon', 'Hanna', 'Ivo'],
  ...['ธนา', '지우', 'Νίκη', 'Śnieżka', 'Jarek', 'Kirsten', 'Levin', 'Maren', 'Nils', 'Ottilie'],
];

/** The two parts of a surname: a thousand of them. */
export const surnameStarts: readonly string[] = [
  ...['Ferns', 'Orrel', 'Brand', 'Quist', 'Ravn', 'Sauve', 'Mika', 'Hazi', 'Corve', 'Nkeme'],
  ...['Wierz', 'Tolver', 'Ashgro', 'Lund', 'Varga', 'Kesten', 'Marlo', 'Pellen', 'Zubri', 'Halden'],
  ...['Iver', 'Jessa', 'Drago', 'Ebers', 'Fjell', 'Gorm', 'Holm', 'Kolbe', 'Lissa', 'Morav'],
  ...['Norde', 'Ostra', 'Pryde', 'Rosen', 'Stolle', 'Trave', 'Ulven', 'Vester', 'Winde', 'Yster'],
];
export const surnameEnds: readonly string[] = [
  ...['by', 'vold', 'gard', 'kilde', 'lle', 'sawa', 'mi', 'llec', 'lisi', 'bank', 'ton', 'field'],
  ...['mann', 'stad', 'berg', 'dahl', 'quist', 'rup', 'sen', 'ville', 'wood', 'more', 'ley', 'ski'],
  'ova',
];

/** Of ten orders, half have an address at the first. */
export const mailHosts: readonly string[] = [
  ...['gmail.example', 'gmail.example', 'gmail.example', 'gmail.example', 'gmail.example'],
  ...[
    'yahoo.example',
    'yahoo.example',
    'inbox.example.net',
    'post.example.org',
    'mail.example.com',
  ],
];
