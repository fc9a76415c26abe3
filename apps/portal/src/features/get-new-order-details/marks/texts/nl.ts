import type { MarkTexts } from './en.ts';

export const texts: MarkTexts = {
  heading: 'Controleer deze gegevens',
  lead: 'Wij hebben uw gegevens met elkaar vergeleken en iets gevonden om naar te kijken.',
  sentences: {
    arrivalPast: 'Deze aankomstdatum is voorbij of niet mogelijk. Controleer deze.',
    birthDate: 'Deze geboortedatum lijkt niet te kloppen. Controleer deze.',
    declareCash:
      'Volgens uw gegevens moet dit geld worden aangegeven, maar het antwoord hier is Nee. Controleer dit.',
    declareGoods:
      'Volgens uw gegevens moeten deze goederen worden aangegeven, maar het antwoord hier is Nee. Controleer dit.',
    declareExcise:
      'Volgens uw gegevens moet deze tabak of alcohol worden aangegeven, maar het antwoord hier is Nee. Controleer dit.',
    detailsMissing:
      'Het antwoord en de gegevens van de goederen passen niet bij elkaar, of er ontbreekt iets. Controleer ze.',
    familyCount: 'Dit aantal is niet dat van de mensen op uw lijst. Controleer beide.',
    baggageCount: 'Dit antwoord en het aantal stuks passen niet bij elkaar. Controleer beide.',
    flightNumber: 'Dit lijkt geen vluchtnummer. Controleer het.',
    passportNumber:
      'Een paspoortnummer lijkt niet te kloppen of staat er twee keer. Controleer het.',
    passportExpiry:
      'Volgens deze datum verloopt het paspoort voor uw aankomst of kort daarna. Controleer deze.',
    name: 'Deze naam bevat cijfers, een webadres of geen letter. Schrijf de naam zoals in het paspoort.',
    imei: 'Een IMEI is niet volledig, of het zijn er te veel. Controleer de lijst.',
  },
};
