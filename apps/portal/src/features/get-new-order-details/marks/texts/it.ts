import type { MarkTexts } from './en.ts';

export const texts: MarkTexts = {
  heading: 'Controlli questi dati',
  lead: 'Abbiamo confrontato i Suoi dati tra loro e abbiamo trovato qualcosa da guardare.',
  sentences: {
    arrivalPast: 'Questa data di arrivo è passata o non è possibile. La controlli.',
    birthDate: 'Questa data di nascita non sembra corretta. La controlli.',
    declareCash:
      'Da quanto ci ha detto, questo denaro va dichiarato, ma la risposta qui è No. La controlli.',
    declareGoods:
      'Da quanto ci ha detto, queste merci vanno dichiarate, ma la risposta qui è No. La controlli.',
    declareExcise:
      'Da quanto ci ha detto, questo tabacco o alcol va dichiarato, ma la risposta qui è No. La controlli.',
    detailsMissing:
      'La risposta e i dettagli degli articoli non coincidono, o manca un dettaglio. Li controlli.',
    familyCount: 'Questo numero non è quello delle persone nel Suo elenco. Controlli entrambi.',
    baggageCount: 'Questa risposta e il numero di colli non coincidono. Controlli entrambi.',
    flightNumber: 'Questo non sembra un numero di volo. Lo controlli.',
    passportNumber:
      'Un numero di passaporto non sembra corretto o compare due volte. Lo controlli.',
    passportExpiry:
      'Secondo questa data il passaporto scade prima del Suo arrivo o poco dopo. La controlli.',
    name: 'Questo nome contiene cifre, un indirizzo web o nessuna lettera. Lo scriva come nel passaporto.',
    imei: 'Un IMEI non è completo, oppure sono troppi. Controlli l’elenco.',
  },
};
