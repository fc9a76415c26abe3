import type { TravellerText } from './scheme.ts';

/**
 * What a traveller reads about a mark that they can mend, in English; the portal says it in their language.
 * No sentence names a value or a limit, says that anything is approved, or promises that it will be.
 */
export const travellerSentences: Readonly<Record<TravellerText, string>> = {
  arrivalPast: 'This date of arrival is over or not possible. Please check it.',
  birthDate: 'This date of birth does not look right. Please check it.',
  declareCash:
    'By what you told us this money has to be declared, and the answer here is No. Please check it.',
  declareGoods:
    'By what you told us these goods have to be declared, and the answer here is No. Please check it.',
  declareExcise:
    'By what you told us this tobacco or alcohol has to be declared, and the answer here is No. Please check it.',
  detailsMissing:
    'The answer and the details of the items do not fit together, or a detail is missing. Please check them.',
  familyCount: 'This number is not that of the people on your list. Please check both.',
  baggageCount: 'This answer and the number of pieces do not fit together. Please check both.',
  flightNumber: 'This does not look like a flight number. Please check it.',
  passportNumber: 'A passport number does not look right, or stands there twice. Please check it.',
  passportExpiry:
    'By this date the passport expires before you arrive, or soon after it. Please check it.',
  name: 'This name has digits, a web address or no letter. Please write it as in the passport.',
  imei: 'An IMEI is not complete, or there are too many of them. Please check the list.',
};
