import type { MarkTexts } from './en.ts';

export const texts: MarkTexts = {
  heading: 'Veuillez vérifier ces données',
  lead: 'Nous avons comparé vos données entre elles et trouvé quelque chose à regarder.',
  sentences: {
    arrivalPast: 'Cette date d’arrivée est passée ou impossible. Veuillez la vérifier.',
    birthDate: 'Cette date de naissance ne semble pas correcte. Veuillez la vérifier.',
    declareCash:
      'D’après ce que vous avez indiqué, cet argent doit être déclaré, et la réponse ici est Non. Veuillez la vérifier.',
    declareGoods:
      'D’après ce que vous avez indiqué, ces marchandises doivent être déclarées, et la réponse ici est Non. Veuillez la vérifier.',
    declareExcise:
      'D’après ce que vous avez indiqué, ce tabac ou cet alcool doit être déclaré, et la réponse ici est Non. Veuillez la vérifier.',
    detailsMissing:
      'La réponse et les détails des articles ne correspondent pas, ou un détail manque. Veuillez les vérifier.',
    familyCount:
      'Ce nombre n’est pas celui des personnes de votre liste. Veuillez vérifier les deux.',
    baggageCount:
      'Cette réponse et le nombre de bagages ne correspondent pas. Veuillez vérifier les deux.',
    flightNumber: 'Cela ne ressemble pas à un numéro de vol. Veuillez le vérifier.',
    passportNumber:
      'Un numéro de passeport ne semble pas correct ou figure deux fois. Veuillez le vérifier.',
    passportExpiry:
      'D’après cette date, le passeport expire avant votre arrivée ou peu après. Veuillez la vérifier.',
    name: 'Ce nom contient des chiffres, une adresse web ou aucune lettre. Veuillez l’écrire comme dans le passeport.',
    imei: 'Un IMEI n’est pas complet, ou il y en a trop. Veuillez vérifier la liste.',
  },
};
