import type { MarkTexts } from './en.ts';

export const texts: MarkTexts = {
  heading: 'Bitte prüfen Sie diese Angaben',
  lead: 'Wir haben Ihre Angaben miteinander verglichen und etwas gefunden, das Sie ansehen sollten.',
  sentences: {
    arrivalPast: 'Dieses Ankunftsdatum ist vorbei oder nicht möglich. Bitte prüfen Sie es.',
    birthDate: 'Dieses Geburtsdatum sieht nicht richtig aus. Bitte prüfen Sie es.',
    declareCash:
      'Nach Ihren Angaben muss dieses Geld angemeldet werden, aber die Antwort hier ist Nein. Bitte prüfen Sie sie.',
    declareGoods:
      'Nach Ihren Angaben müssen diese Waren angemeldet werden, aber die Antwort hier ist Nein. Bitte prüfen Sie sie.',
    declareExcise:
      'Nach Ihren Angaben muss dieser Tabak oder Alkohol angemeldet werden, aber die Antwort hier ist Nein. Bitte prüfen Sie sie.',
    detailsMissing:
      'Die Antwort und die Angaben zu den Waren passen nicht zusammen, oder eine Angabe fehlt. Bitte prüfen Sie sie.',
    familyCount: 'Diese Zahl ist nicht die der Personen auf Ihrer Liste. Bitte prüfen Sie beides.',
    baggageCount:
      'Diese Antwort und die Zahl der Gepäckstücke passen nicht zusammen. Bitte prüfen Sie beides.',
    flightNumber: 'Das sieht nicht wie eine Flugnummer aus. Bitte prüfen Sie sie.',
    passportNumber:
      'Eine Passnummer sieht nicht richtig aus oder steht zweimal da. Bitte prüfen Sie sie.',
    passportExpiry:
      'Nach diesem Datum läuft der Pass vor Ihrer Ankunft oder bald danach ab. Bitte prüfen Sie es.',
    name: 'Dieser Name enthält Ziffern, eine Webadresse oder keinen Buchstaben. Bitte schreiben Sie ihn wie im Pass.',
    imei: 'Eine IMEI ist nicht vollständig, oder es sind zu viele. Bitte prüfen Sie die Liste.',
  },
};
