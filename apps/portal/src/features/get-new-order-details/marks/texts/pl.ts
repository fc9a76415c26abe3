import type { MarkTexts } from './en.ts';

export const texts: MarkTexts = {
  heading: 'Prosimy sprawdzić te dane',
  lead: 'Porównaliśmy Państwa dane ze sobą i znaleźliśmy coś do sprawdzenia.',
  sentences: {
    arrivalPast: 'Ta data przyjazdu minęła lub jest niemożliwa. Prosimy ją sprawdzić.',
    birthDate: 'Ta data urodzenia nie wygląda na prawidłową. Prosimy ją sprawdzić.',
    declareCash:
      'Według Państwa danych te pieniądze trzeba zgłosić, a odpowiedź tutaj to Nie. Prosimy ją sprawdzić.',
    declareGoods:
      'Według Państwa danych te towary trzeba zgłosić, a odpowiedź tutaj to Nie. Prosimy ją sprawdzić.',
    declareExcise:
      'Według Państwa danych ten tytoń lub alkohol trzeba zgłosić, a odpowiedź tutaj to Nie. Prosimy ją sprawdzić.',
    detailsMissing:
      'Odpowiedź i szczegóły towarów nie pasują do siebie albo brakuje szczegółu. Prosimy je sprawdzić.',
    familyCount:
      'Ta liczba nie zgadza się z liczbą osób na Państwa liście. Prosimy sprawdzić jedno i drugie.',
    baggageCount:
      'Ta odpowiedź i liczba sztuk bagażu nie pasują do siebie. Prosimy sprawdzić jedno i drugie.',
    flightNumber: 'To nie wygląda na numer lotu. Prosimy go sprawdzić.',
    passportNumber:
      'Numer paszportu nie wygląda na prawidłowy albo powtarza się. Prosimy go sprawdzić.',
    passportExpiry:
      'Według tej daty paszport traci ważność przed Państwa przyjazdem lub wkrótce po nim. Prosimy ją sprawdzić.',
    name: 'To imię i nazwisko zawiera cyfry, adres strony lub nie ma liter. Prosimy wpisać je jak w paszporcie.',
    imei: 'Numer IMEI jest niepełny albo jest ich za dużo. Prosimy sprawdzić listę.',
  },
};
