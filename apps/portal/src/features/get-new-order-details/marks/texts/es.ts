import type { MarkTexts } from './en.ts';

export const texts: MarkTexts = {
  heading: 'Compruebe estos datos',
  lead: 'Hemos comparado sus datos entre sí y hemos encontrado algo que conviene mirar.',
  sentences: {
    arrivalPast: 'Esta fecha de llegada ya pasó o no es posible. Compruébela.',
    birthDate: 'Esta fecha de nacimiento no parece correcta. Compruébela.',
    declareCash:
      'Según lo que nos dijo, este dinero se debe declarar, y la respuesta aquí es No. Compruébela.',
    declareGoods:
      'Según lo que nos dijo, estos bienes se deben declarar, y la respuesta aquí es No. Compruébela.',
    declareExcise:
      'Según lo que nos dijo, este tabaco o alcohol se debe declarar, y la respuesta aquí es No. Compruébela.',
    detailsMissing:
      'La respuesta y los detalles de los artículos no coinciden, o falta un detalle. Compruébelos.',
    familyCount: 'Este número no es el de las personas de su lista. Compruebe ambos.',
    baggageCount: 'Esta respuesta y el número de bultos no coinciden. Compruebe ambos.',
    flightNumber: 'Esto no parece un número de vuelo. Compruébelo.',
    passportNumber: 'Un número de pasaporte no parece correcto o aparece dos veces. Compruébelo.',
    passportExpiry:
      'Según esta fecha, el pasaporte caduca antes de su llegada o poco después. Compruébela.',
    name: 'Este nombre tiene cifras, una dirección web o ninguna letra. Escríbalo como en el pasaporte.',
    imei: 'Un IMEI no está completo o hay demasiados. Compruebe la lista.',
  },
};
