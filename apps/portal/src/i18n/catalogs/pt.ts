import { order } from '../order-catalogs/pt.ts';
import type { Catalog } from '../t.ts';

/** Portuguese: Brazilian words in a polite tone that needs no "você", plain sentences. */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': 'Quem somos',
  'strip.notice': 'Serviço privado. <b>Não afiliado ao governo da Indonésia.</b>',
  'bar.home': '{product}, consultar um pedido',
  'bar.menu': 'Menu',
  'bar.skip': 'Ir para o conteúdo',
  'nav.label': 'Nosso site',
  'nav.home': 'Início',
  'nav.apply': 'Solicitar agora',
  'nav.benefits': 'Benefícios adicionais',
  'nav.terms': 'Termos e condições',
  'nav.privacy': 'Privacidade',
  'nav.refund': 'Reembolso',
  'nav.contact': 'Fale conosco',
  'footer.private':
    '<b>{product} é uma empresa privada.</b> Não somos afiliados ao governo da Indonésia. Preparamos e apresentamos a sua declaração alfandegária e cobramos uma taxa de serviço por este trabalho.',
  'footer.copyright': '© {year} {company}. Todos os direitos reservados.',

  'toast.close': 'Fechar',

  'track.page': 'Consultar pedido',
  'track.heading': 'Informe o e-mail usado na sua solicitação',
  'track.lead': 'Ele serve para encontrarmos o seu pedido. Não é preciso ter uma conta.',
  'track.orderId': 'ID do pedido',
  'track.orderIdHint': 'Está no e-mail que enviamos.',
  'track.email': 'Endereço de e-mail',
  'track.emailHint': 'O endereço de e-mail da sua solicitação.',
  'track.submit': 'CONSUL­TAR PEDIDO',
  'track.brokenLink':
    'Este link está incompleto. Informe aqui o ID do pedido e o seu e-mail. Os dois estão no e-mail que enviamos.',
  'track.openAgain':
    'Para sua segurança, pedimos o seu e-mail antes de mostrar este pedido. Informe o e-mail para continuar.',
  'track.next': 'Próximos passos',
  'track.step1': 'Encontramos o seu pedido',
  'track.step1Text': 'Os dois dados devem ser iguais aos da sua solicitação.',
  'track.step2': 'Faça o download da sua declaração',
  'track.step2Text': 'Salve-a no seu celular.',
  'track.step3': 'Mostre-a na chegada',
  'track.step3Text': 'Um arquivo salvo abre sem internet.',
  'track.lost': 'Não encontrou o ID do pedido? <link>Fale conosco</link>.',

  'failure.offline':
    'Parece não haver conexão, ou o nosso servidor não responde. Verifique a sua conexão e tente novamente. Os seus dados continuam aqui.',
  'failure.broken': 'Ocorreu um erro do nosso lado. Tente novamente em alguns minutos, por favor.',
  'failure.captive':
    'Esta rede pede que você faça login primeiro. Abra a página de login dela e tente de novo aqui.',
  'failure.slow':
    'O nosso servidor ainda não respondeu. É possível esperar, ou parar e tentar de novo.',
  'failure.stop': 'Parar',
  'failure.tooMany':
    'Muitas tentativas. Será possível tentar novamente a partir deste horário: {time}.',

  'door.noCookies':
    'Seu navegador não guarda cookies, por isso não podemos abrir o pedido aqui. Permita cookies para este site e tente de novo, ou abra o link em outro navegador.',
  'notFound.page': 'Página não encontrada',
  'notFound.heading': 'Esta página não existe',
  'notFound.text':
    'Verifique o link no e-mail que enviamos. Também é possível abrir o seu pedido aqui.',
  'notFound.link': 'Consultar um pedido',

  'crash.chunk':
    'Uma parte desta página não chegou. Verifique a sua conexão e recarregue a página.',
  'crash.newer':
    'Há uma nova versão desta página. Recarregue-a para continuar. O que você digitou fica guardado.',
  'crash.other': 'Ocorreu um erro do nosso lado. Recarregue a página.',
  'crash.reload': 'Recarregar',
  'crash.contact': 'Fale conosco',

  'language.label': 'Idioma',
  'language.failed':
    'Não foi possível carregar este idioma. Verifique a sua conexão e escolha-o novamente.',

  'field.orderIdMissing': 'Informe o ID do pedido, por favor',
  'field.emailMissing': 'Informe o seu e-mail, por favor',
  'refused.noSuchOrder':
    'Não encontramos um pedido com este ID e este e-mail. Verifique os dois e tente novamente, por favor.',
  'refused.tooMany': 'Muitas tentativas. Tente novamente em alguns minutos, por favor.',
  'truth.heading': 'O que você paga',
  'truth.private': 'Um serviço privado',
  'truth.free': 'O formulário oficial é gratuito',
  'truth.freeText':
    'O formulário oficial é gratuito: você pode preenchê-lo por conta própria em <link>{host}</link>.',
  'truth.fee': 'O que a nossa taxa paga',
  'truth.feeText':
    'A nossa taxa paga o trabalho: preparamos o formulário com as suas respostas, perguntamos quando falta algo, apresentamos e guardamos o documento para você.',
  'truth.statement': 'No seu extrato',
  'truth.statementText': 'No seu extrato isto aparece como <b>{name}</b>.',

  ...order,
};
