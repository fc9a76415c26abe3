import type { MarkTexts } from './en.ts';

export const texts: MarkTexts = {
  heading: 'Verifique estes dados',
  lead: 'Comparamos os seus dados entre si e encontramos algo para ver.',
  sentences: {
    arrivalPast: 'Esta data de chegada já passou ou não é possível. Verifique-a.',
    birthDate: 'Esta data de nascimento não parece correta. Verifique-a.',
    declareCash:
      'Pelo que nos disse, este dinheiro precisa ser declarado, e a resposta aqui é Não. Verifique-a.',
    declareGoods:
      'Pelo que nos disse, estes bens precisam ser declarados, e a resposta aqui é Não. Verifique-a.',
    declareExcise:
      'Pelo que nos disse, este tabaco ou álcool precisa ser declarado, e a resposta aqui é Não. Verifique-a.',
    detailsMissing:
      'A resposta e os detalhes dos artigos não coincidem ou falta um detalhe. Verifique-os.',
    familyCount: 'Este número não é o das pessoas na sua lista. Verifique ambos.',
    baggageCount: 'Esta resposta e o número de volumes não coincidem. Verifique ambos.',
    flightNumber: 'Isto não parece um número de voo. Verifique-o.',
    passportNumber:
      'Um número de passaporte não parece correto ou aparece duas vezes. Verifique-o.',
    passportExpiry:
      'Segundo esta data, o passaporte vence antes da sua chegada ou pouco depois. Verifique-a.',
    name: 'Este nome tem números, um endereço da web ou nenhuma letra. Escreva-o como no passaporte.',
    imei: 'Um IMEI não está completo, ou há demasiados. Verifique a lista.',
  },
};
